import { visible } from '../../languages/shared/characters.ts';
import { otherCodeSentence, recordedSentence, shownExchange } from '../../runtime/receipt/exchange.ts';
import { coloured } from './colour.ts';
import type { Shown } from './snippets.ts';
import type { RecordedExchange } from './verified.ts';

const WIDTH = 72;

const rule = (heading: string): string => `── ${heading} ${'─'.repeat(Math.max(2, WIDTH - heading.length))}`;

/** The snippets as text: a lone one is its code and nothing else, so that it can be redirected into a file. */
export async function asText(shown: readonly Shown[], hasColours: boolean): Promise<string> {
  const codes = await Promise.all(
    shown.map(({ code, language }) => (hasColours && language ? coloured(code, language) : code)),
  );
  if (shown.length === 1) return codes[0] ?? '';
  const needs = (before: readonly string[] = []): string => before.map((line) => `   needs: ${line}\n`).join('');
  return shown
    .map(
      ({ heading, before, proof, below = '' }, index) =>
        `${rule(`${index + 1}  ${heading}`)}\n${needs(before)}${codes[index]}${below}${proof ? `   ${visible(proof)}\n` : ''}`,
    )
    .join('\n');
}

const indented = (text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `     ${visible(line)}\n`)
    .join('');

const part = (name: string, text: string): string => `   ${name}:\n${indented(text)}`;

/** What a call sent and was answered when it was recorded, as the page's receipt shows it. */
function exchanged({ exchange, holds }: RecordedExchange): string {
  const { date, model } = exchange;
  if (!holds) return `   ${otherCodeSentence(date)}\n`;
  const { about, parts, leftOut } = shownExchange(exchange);
  return [
    `   ${recordedSentence(date)}.\n`,
    `   ${visible(about.join(model))}\n`,
    ...parts.map(({ what, text }) => part(what, text)),
    ...(leftOut === undefined ? [] : [`   ${leftOut}\n`]),
  ].join('');
}

/** What was done with a snippet, and what a reader needs to do the same; nothing where nothing is recorded. */
async function explained({ heading, proof, receipt, exchange }: Shown, index: number): Promise<string[]> {
  const sentence = receipt?.sentence ?? proof;
  const recorded = await exchange?.();
  if (sentence === undefined && recorded === undefined) return [];
  const { run } = receipt ?? {};
  const parts = [
    ['installed by', run?.install],
    ['the same releases', run?.dated],
    ['executed by', run?.interpreter],
    ['with', run?.pins],
    ['printed', run?.output],
  ].flatMap(([name = '', text]) => (text ? [part(name, text)] : []));
  const said = sentence === undefined ? '' : `   ${visible(sentence)}\n`;
  return [`${rule(`${index + 1}  ${heading}`)}\n${said}${parts.join('')}${recorded ? exchanged(recorded) : ''}`];
}

/** What was done with each snippet of which something is recorded; an install command is executed with the code after it. */
export async function asReceipts(shown: readonly Shown[]): Promise<string> {
  const told = await Promise.all(shown.map(explained));
  return told.flat().join('\n') || 'Nothing is recorded of what was done with this.\n';
}

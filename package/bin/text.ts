import { visible } from '../../languages/shared/characters.ts';
import { coloured } from './colour.ts';
import type { Shown } from './snippets.ts';

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

/** What was done with a snippet, and what a reader needs to do the same; nothing where nothing is recorded. */
function explained({ heading, proof, receipt }: Shown, index: number): string[] {
  const sentence = receipt?.sentence ?? proof;
  if (sentence === undefined) return [];
  const said = `${rule(`${index + 1}  ${heading}`)}\n   ${visible(sentence)}\n`;
  const { run } = receipt ?? {};
  if (!run) return [said];
  const parts = [
    ['installed by', run.install],
    ['the same releases', run.dated ?? ''],
    ['executed by', run.interpreter],
    ['with', run.pins],
    ['printed', run.output],
  ].filter(([, text]) => text);
  return [said + parts.map(([name, text = '']) => `   ${name}:\n${indented(text)}`).join('')];
}

/** What was done with each snippet of which something is recorded; an install command is executed with the code after it. */
export const asReceipts = (shown: readonly Shown[]): string =>
  shown.flatMap(explained).join('\n') || 'Nothing is recorded of what was done with this.\n';

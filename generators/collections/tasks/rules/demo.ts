import { didYouMean } from '../../../diagnostics/suggest.ts';

/** One thing wrong with a value of an entry; the pointer (RFC 6901) says which. */
export interface Finding {
  pointer: string;
  code: string;
  sentence: string;
  hint: string;
}

type Fields = Record<string, unknown>;

/** The fields of an object; none for anything else, so that a malformed entry is still read to its end. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** The items of a list; none for anything else. */
export const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const KIND_OF_EXTENSION: Record<string, string> = { svg: 'img', png: 'img', wav: 'audio' };
const LEAST_ALTERNATIVE = 10;

/** What is wrong with the demo of a task. `mediaFiles` are the names of the files in site/public/media; without them, no file is looked for. */
export function demoFindings(demo: unknown, mediaFiles: ReadonlySet<string> | undefined): Finding[] {
  return ['inputs', 'outputs'].flatMap((side) =>
    itemsOf(fieldsOf(demo)[side]).flatMap((item, index) =>
      itemFindings(`/demo/${side}/${index}`, fieldsOf(item), mediaFiles),
    ),
  );
}

function itemFindings(pointer: string, item: Fields, mediaFiles: ReadonlySet<string> | undefined): Finding[] {
  const type = String(item.type);
  const checkers: Record<string, () => Finding[]> = {
    text: () => [],
    img: () => mediaFindings(pointer, item, mediaFiles),
    audio: () => mediaFindings(pointer, item, mediaFiles),
    tabular: () => tableFindings(`${pointer}/table`, itemsOf(item.table)),
    chart: () => chartFindings(`${pointer}/data`, itemsOf(item.data)),
    'text-with-tokens': () => tokenFindings(pointer, String(item.content ?? ''), itemsOf(item.tokens).map(fieldsOf)),
  };
  const checker = checkers[type];
  if (checker) return checker();
  const sentence = `A demo item has the type "${type}", which does not exist.`;
  return [
    { pointer: `${pointer}/type`, code: 'task-item-type', sentence, hint: didYouMean(type, Object.keys(checkers)) },
  ];
}

function mediaFindings(pointer: string, item: Fields, mediaFiles: ReadonlySet<string> | undefined): Finding[] {
  const found: Finding[] = [];
  const filename = String(item.filename ?? '');
  const alt = typeof item.alt === 'string' ? item.alt.trim() : '';
  if (mediaFiles && !mediaFiles.has(filename)) {
    found.push({
      pointer: `${pointer}/filename`,
      code: 'task-media-missing',
      sentence: `The file "${filename}" is not in site/public/media.`,
      hint: `${didYouMean(filename, mediaFiles)} A new file is drawn by site/media/make-media.ts.`,
    });
  }
  const kind = KIND_OF_EXTENSION[filename.split('.').at(-1) ?? ''];
  if (kind !== undefined && kind !== item.type) {
    found.push({
      pointer: `${pointer}/filename`,
      code: 'task-media-kind',
      sentence: `An item of type "${item.type}" shows "${filename}", which is a file for type "${kind}".`,
      hint: `write "type": "${kind}", or name another file.`,
    });
  }
  if (alt.length < LEAST_ALTERNATIVE || alt === filename) {
    found.push({
      pointer: 'alt' in item ? `${pointer}/alt` : pointer,
      code: 'task-alt-missing',
      sentence: `"${filename}" has no alternative text that says what is ${item.type === 'audio' ? 'heard' : 'shown'}.`,
      hint: `add "alt": "…", one sentence of at least ${LEAST_ALTERNATIVE} characters for readers who cannot ${item.type === 'audio' ? 'hear' : 'see'} it.`,
    });
  }
  return found;
}

function tableFindings(pointer: string, rows: unknown[]): Finding[] {
  const width = itemsOf(rows[0]).length;
  return rows.flatMap((row, index) => {
    const cells = itemsOf(row).length;
    if (cells === width) return [];
    const sentence = `Row ${index + 1} of the table has ${cells} cells, the heading has ${width}.`;
    const hint =
      cells < width
        ? `add ${width - cells} cells; an empty one is "".`
        : `remove ${cells - width} cells, or widen the heading.`;
    return [{ pointer: `${pointer}/${index}`, code: 'task-table-rows', sentence, hint }];
  });
}

function chartFindings(pointer: string, bars: unknown[]): Finding[] {
  const seen = new Set<string>();
  return bars.map(fieldsOf).flatMap((bar, index) => {
    const found: Finding[] = [];
    const label = String(bar.label);
    const score = bar.score;
    if (typeof score !== 'number' || !(score >= 0 && score <= 1)) {
      const percent = typeof score === 'number' && score > 1 && score <= 100;
      found.push({
        pointer: `${pointer}/${index}/score`,
        code: 'task-chart-score',
        sentence: `The score of "${label}" is ${JSON.stringify(score)}; a score is a number from 0 to 1.`,
        hint: percent
          ? `write ${Number((score / 100).toPrecision(6))} for ${score} percent.`
          : 'write a number from 0 to 1.',
      });
    }
    if (seen.has(label)) {
      const sentence = `The chart has two bars with the label "${label}".`;
      found.push({
        pointer: `${pointer}/${index}/label`,
        code: 'task-chart-label',
        sentence,
        hint: 'give each bar its own label.',
      });
    }
    seen.add(label);
    return found;
  });
}

function tokenFindings(pointer: string, content: string, tokens: Fields[]): Finding[] {
  let free = 0;
  return tokens.flatMap((token, index) => {
    const at = `${pointer}/tokens/${index}`;
    const start = Number(token.start);
    const end = Number(token.end);
    const inside =
      Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= content.length;
    if (!inside) {
      const sentence = `Token ${index + 1} runs from ${token.start} to ${token.end}, which is no piece of a content of ${content.length} characters.`;
      return [{ pointer: at, code: 'task-token-range', sentence, hint: whereIs(content, token.text) }];
    }
    const covered = content.slice(start, end);
    const found: Finding[] = [];
    if (start < free) {
      const sentence = `Token ${index + 1} ("${covered}") begins at ${start}, before the token ahead of it ends at ${free}.`;
      found.push({
        pointer: `${at}/start`,
        code: 'task-token-overlap',
        sentence,
        hint: 'list tokens in order, each beginning where the last one ends or later.',
      });
    }
    if (token.text !== undefined && token.text !== covered) {
      const sentence = `Token ${index + 1} says "${token.text}", but ${start} to ${end} of the content is "${covered}".`;
      found.push({ pointer: `${at}/text`, code: 'task-token-text', sentence, hint: whereIs(content, token.text) });
    }
    free = Math.max(free, end);
    return found;
  });
}

function whereIs(content: string, text: unknown): string {
  const start = typeof text === 'string' && text !== '' ? content.indexOf(text) : -1;
  if (start < 0) return 'start is the index of the first character, from 0; end is the index after the last one.';
  return `"${text}" is at "start": ${start}, "end": ${start + String(text).length}.`;
}

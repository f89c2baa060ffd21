import type { JSONPath } from 'jsonc-parser';
import { didYouMean } from '../../../diagnostics/suggest.ts';
import { type Fields, type Finding, fieldsOf, itemsOf } from './finding.ts';

const KIND_OF_EXTENSION: Readonly<Record<string, string>> = { svg: 'img', png: 'img', wav: 'audio' };
const LEAST_ALTERNATIVE = 10;

type MediaFiles = ReadonlySet<string> | undefined;

const CHECKERS: Readonly<Record<string, (path: JSONPath, item: Fields, media: MediaFiles) => Finding[]>> = {
  text: () => [],
  img: mediaFindings,
  audio: mediaFindings,
  tabular: (path, { table }) => tableFindings([...path, 'table'], itemsOf(table)),
  chart: (path, { data }) => chartFindings([...path, 'data'], itemsOf(data)),
  'text-with-tokens': (path, { content, tokens }) =>
    tokenFindings(path, String(content ?? ''), itemsOf(tokens).map(fieldsOf)),
};

/** What is wrong with the demo of a task. Without the names of the media files, no file is looked for. */
export const demoFindings = (demo: unknown, media: MediaFiles): Finding[] =>
  ['inputs', 'outputs'].flatMap((side) =>
    itemsOf(fieldsOf(demo)[side]).flatMap((value, index) => {
      const path = ['demo', side, index];
      const item = fieldsOf(value);
      const type = String(item.type);
      const checker = Object.hasOwn(CHECKERS, type) ? CHECKERS[type] : undefined;
      if (checker) return checker(path, item, media);
      const values = { type, suggestion: didYouMean(type, Object.keys(CHECKERS)) };
      return [{ path: [...path, 'type'], code: 'task-item-type', values }];
    }),
  );

function mediaFindings(path: JSONPath, item: Fields, media: MediaFiles): Finding[] {
  const found: Finding[] = [];
  const file = String(item.filename ?? '');
  const alt = typeof item.alt === 'string' ? item.alt.trim() : '';
  const at = [...path, 'filename'];
  if (media && !media.has(file))
    found.push({ path: at, code: 'task-media-missing', values: { file, suggestion: didYouMean(file, media) } });
  const kind = KIND_OF_EXTENSION[file.split('.').at(-1) ?? ''];
  if (kind !== undefined && kind !== item.type)
    found.push({ path: at, code: 'task-media-kind', values: { file, kind, type: String(item.type) } });
  if (alt.length < LEAST_ALTERNATIVE || alt === file) {
    const [seen, see] = item.type === 'audio' ? ['heard', 'hear'] : ['shown', 'see'];
    const values = { file, seen, see, least: String(LEAST_ALTERNATIVE) };
    found.push({ path: 'alt' in item ? [...path, 'alt'] : path, code: 'task-alt-missing', values });
  }
  return found;
}

function tableFindings(path: JSONPath, rows: unknown[]): Finding[] {
  const width = itemsOf(rows[0]).length;
  return rows.flatMap((row, index) => {
    const cells = itemsOf(row).length;
    if (cells === width) return [];
    const suggestion =
      cells < width
        ? `add ${width - cells} cells; an empty one is "".`
        : `remove ${cells - width} cells, or widen the heading.`;
    const values = { row: String(index + 1), cells: String(cells), width: String(width), suggestion };
    return [{ path: [...path, index], code: 'task-table-rows', values }];
  });
}

function chartFindings(path: JSONPath, bars: unknown[]): Finding[] {
  const seen = new Set<string>();
  return bars.map(fieldsOf).flatMap(({ label: name, score }, index) => {
    const found: Finding[] = [];
    const label = String(name);
    if (typeof score !== 'number' || !(score >= 0 && score <= 1)) {
      const percent = typeof score === 'number' && score > 1 && score <= 100;
      const suggestion = percent
        ? `write ${Number((score / 100).toPrecision(6))} for ${score} percent.`
        : 'write a number from 0 to 1.';
      const values = { label, score: JSON.stringify(score) ?? 'missing', suggestion };
      found.push({ path: [...path, index, 'score'], code: 'task-chart-score', values });
    }
    if (seen.has(label)) found.push({ path: [...path, index, 'label'], code: 'task-chart-label', values: { label } });
    seen.add(label);
    return found;
  });
}

function tokenFindings(path: JSONPath, content: string, tokens: Fields[]): Finding[] {
  let free = 0;
  return tokens.flatMap((token, index) => {
    const at = [...path, 'tokens', index];
    const number = String(index + 1);
    const [start, end] = [Number(token.start), Number(token.end)];
    const range = { number, start: String(token.start), end: String(token.end) };
    const inside =
      Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= content.length;
    if (!inside) {
      const values = { ...range, length: String(content.length), suggestion: whereIs(content, token.text) };
      return [{ path: at, code: 'task-token-range', values }];
    }
    const covered = content.slice(start, end);
    const found: Finding[] = [];
    if (start < free) {
      const values = { ...range, covered, free: String(free) };
      found.push({ path: [...at, 'start'], code: 'task-token-overlap', values });
    }
    if (token.text !== undefined && token.text !== covered) {
      const values = { ...range, covered, text: String(token.text), suggestion: whereIs(content, token.text) };
      found.push({ path: [...at, 'text'], code: 'task-token-text', values });
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

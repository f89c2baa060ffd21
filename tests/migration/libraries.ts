import { type LibraryUiElement, MODEL_LIBRARIES_UI_ELEMENTS } from '@huggingface/tasks';
import { registry } from '../../out/modules/libraries/registry.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { asPublished, type Difference, differenceAt, eachName, found, type HubRecord, presence } from './difference.ts';

const published: Readonly<Record<string, LibraryUiElement>> = MODEL_LIBRARIES_UI_ELEMENTS;
const own = <T>(values: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;

const INSTALL =
  /\b(?:pip3? install|uv add|uv tool|conda install|npm (?:i|install)|brew install|cargo (?:add|install))\b/;
const IMPORT = /^\s*(?:from|import) (\w+)/gm;

/** What code may have, by what it is called in the table. */
const FEATURES: Readonly<Record<string, RegExp>> = {
  output: /\bprint\(|console\.log|\.save|write\(|imwrite|imshow|show\(|export_to|encode_video\(/,
  trust_remote_code: /\btrust_remote_code\b/,
  device: /\bdevice(?:_map)?\b|\bcuda\b/,
  'number type': /dtype/,
  chat: /["']role["']/,
};

/** What is called with the id of the repository among its arguments. */
function callsWith(id: string, code: string): string {
  const calls = [...code.matchAll(/([\w.]+)\(([^()]*)/g)].filter(([, , words = '']) => words.includes(id));
  const names = calls.map(([, name = '']) => name.split('.').slice(-2).join('.'));
  if (names.length > 0) return [...new Set(names)].sort().join(', ');
  return code.includes(id) ? 'the id elsewhere' : 'no id';
}

const isCode = (text: string): boolean => text.split('\n').some((line) => /^\s*[^#\s]/.test(line));

function stateOf(texts: readonly string[]): string {
  if (texts.length === 0) return 'nothing';
  return texts.some(isCode) ? 'code' : 'a message';
}

/** What both print for the library that the record names; a record that names none is shown none by either. */
export function libraryDifferences(record: HubRecord): Difference[] {
  const of = record.library_name;
  if (of === undefined) return [];
  const library = own<LibraryUiElement>(published, of);
  const entry = own<(typeof registry)[keyof typeof registry]>(registry, of);
  const texts = library?.snippets?.(asPublished(record)) ?? [];
  const blocks = entry?.snippets(parseModel(record)) ?? [];
  const code = blocks.filter(({ kind }) => kind === 'code');
  const states = [stateOf(texts), code.length > 0 ? 'code' : blocks.length > 0 ? 'a message' : 'nothing'] as const;
  const title = blocks.find(({ kind }) => kind === 'message')?.title;
  const whole = [
    ...presence('library', of, library !== undefined, entry !== undefined),
    // One kind of message is no excuse for another.
    ...differenceAt('snippets', of, ...states).map((one) =>
      one.ours === 'a message' ? { ...one, ours: `a message: ${title}` } : one,
    ),
  ];
  if (states.some((state) => state !== 'code')) return whole;
  const [theirs, ours] = [texts.join('\n'), code.map((block) => block.code).join('\n')];
  const placed = (text: string, apart: boolean): string =>
    apart ? 'apart' : INSTALL.test(text) ? 'in the code' : 'none';
  return [
    ...whole,
    ...differenceAt('install', of, placed(theirs, false), placed(ours, code.length < blocks.length)),
    ...differenceAt('loads with', of, callsWith(record.id, theirs), callsWith(record.id, ours)),
    ...eachName('import', of, found(theirs, IMPORT), found(ours, IMPORT)),
    ...Object.entries(FEATURES).flatMap(([name, pattern]) =>
      presence(name, of, pattern.test(theirs), pattern.test(ours)),
    ),
    ...differenceAt('text', of, theirs.trim(), ours.trim()),
  ];
}

import {
  findNodeAtLocation,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { DEEPEST_JSON, tooDeepAt } from '../../runtime/nesting.ts';
import { type Diagnostic, diagnostic, formatDiagnostic, type Place } from '../diagnostics/diagnostic.ts';

/** A parsed JSON file that can tell where in its text each value stands. */
export interface JsonFile<T = unknown> {
  file: string;
  value: T;
  /** The place of the value at a path; of its key, for an entry of an object. */
  placeOf(path: JSONPath): Place;
  /** The place of a character of a text value: `offset` counts the characters of the text. */
  placeInText(path: JSONPath, offset: number): Place;
}

/** Line and column, from 1, of an offset. */
export function placeAt(file: string, text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { file, line, column: offset - before.lastIndexOf('\n') };
}

/** What begins at a place where JSON cannot be parsed, what is wrong with it, and what to write. */
const FAULTS: readonly [begins: RegExp, what: string, correction: string][] = [
  [/^\uFEFF/, 'it begins with a byte order mark', 'save the file as UTF-8 without a byte order mark.'],
  [
    /^(<{7}|={7}|>{7})/,
    'a merge has left both sides of a conflict',
    'keep one side, and delete the lines that git wrote.',
  ],
  [/^\/[/*]/, 'it holds a comment', 'delete the comment; JSON has none.'],
  [/^'([^'\n]*)'/, 'a text stands in single quotation marks', 'write "$1".'],
  [/^(True|False)\b/, '$1 is no word of JSON', 'write true or false, in small letters.'],
  [/^None\b/, 'None is no word of JSON', 'write null, or leave the key out.'],
  [/^([A-Za-z_]\w*)\s*:/, 'the key $1 has no quotation marks', 'write "$1".'],
  [/^[}\]]/, 'a comma stands after the last item', 'delete the comma before this bracket.'],
];

/** What is wrong where the parser has another name for it. */
const WORDS: Readonly<Record<string, readonly [what: string, correction: string]>> = {
  InvalidCharacter: ['a text holds a control character as it is', 'write its escape, such as \\n, \\t or \\u001b.'],
  CommaExpected: ['a comma is missing before this', 'write a comma behind the item before.'],
  ColonExpected: ['a colon is missing before this', 'write "key": value.'],
  UnexpectedEndOfString: ['the text that begins here is not closed in its line', 'write " where the text ends.'],
  CloseBraceExpected: ['it ends before an object is closed', 'write } where the object ends.'],
  CloseBracketExpected: ['it ends before a list is closed', 'write ] where the list ends.'],
  EndOfFileExpected: [
    'something stands behind the end of its value',
    'delete what begins here; a file holds one value.',
  ],
  InvalidEscapeCharacter: [
    'a backslash stands before a character that it cannot escape',
    'write two backslashes for one.',
  ],
};

/** What is wrong with a text of nothing but white space. */
const EMPTY = { what: 'it is empty', correction: 'write the entry, or delete the file.' };

/** What is wrong at a place of a text that is no JSON, and what to write there. */
function faultOf(text: string, { error, offset }: ParseError): { what: string; correction: string } {
  const rest = text.slice(offset);
  for (const [begins, what, correction] of FAULTS) {
    const found = begins.exec(rest);
    if (found)
      return { what: what.replace('$1', found[1] ?? ''), correction: correction.replace('$1', found[1] ?? '') };
  }
  const code = printParseErrorCode(error);
  const [what, correction] = WORDS[code] ?? [
    code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase(),
    'JSON has double quotes, no comments and no comma after the last item.',
  ];
  return { what, correction };
}

function duplicateKeys(node: Node, report: (key: Node) => void): void {
  if (node.type === 'object') {
    const seen = new Set<string>();
    for (const property of node.children ?? []) {
      const key = property.children?.[0];
      if (!key) continue;
      if (seen.has(key.value)) report(key);
      seen.add(key.value);
    }
  }
  for (const child of node.children ?? []) duplicateKeys(child, report);
}

/** How many keys the objects of a value have, at any depth. */
function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).reduce<number>((sum, inner) => sum + countKeys(inner), 0);
  return Array.isArray(value) ? inside : inside + Object.keys(value).length;
}

/** How many keys stand in a text that is JSON: of several with the same name in an object, all. */
function countWritten(text: string): number {
  let count = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon !== undefined) count += 1;
  return count;
}

/** What a text says that is JSON, with no key twice; nothing of another one. */
function plainValue(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return countKeys(value) === countWritten(text) ? { value } : undefined;
  } catch {
    return undefined;
  }
}

/** A value that tells the places of what it holds; its text is parsed to a tree when the first is asked for. */
function jsonFile(file: string, text: string, value: unknown, parsed?: Node): JsonFile {
  let tree = parsed;
  const nodeAt = (path: JSONPath): Node | undefined => {
    tree ??= parseTree(text);
    return tree && findNodeAtLocation(tree, path);
  };
  const placeOf = (path: JSONPath): Place => {
    for (let length = path.length; length >= 0; length--) {
      const node = nodeAt(path.slice(0, length));
      if (!node) continue;
      const atKey = node.parent?.type === 'property' ? node.parent : node;
      return placeAt(file, text, atKey.offset);
    }
    return placeAt(file, text, 0);
  };
  const placeInText = (path: JSONPath, offset: number): Place => {
    const node = nodeAt(path);
    const escaped = JSON.stringify(String(node?.value).slice(0, offset)).length - 1;
    return placeAt(file, text, (node?.offset ?? 0) + escaped);
  };
  return { file, value, placeOf, placeInText };
}

/** Parses the text of a JSON file; comments and trailing commas are errors, as in JSON. */
export function parseJsonText(file: string, text: string): { json?: JsonFile; problems: Diagnostic[] } {
  const tooDeep = tooDeepAt(text);
  if (tooDeep >= 0)
    return { problems: [diagnostic('too-deep', placeAt(file, text, tooDeep), { limit: String(DEEPEST_JSON) })] };
  const plain = plainValue(text);
  if (plain) return { json: jsonFile(file, text, plain.value), problems: [] };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const first = errors[0];
  if (first || !root) {
    const fault = first && text.trim() !== '' ? faultOf(text, first) : EMPTY;
    return { problems: [diagnostic('malformed-json', placeAt(file, text, first?.offset ?? 0), { ...fault })] };
  }
  const problems: Diagnostic[] = [];
  duplicateKeys(root, (key) =>
    problems.push(diagnostic('duplicate-key', placeAt(file, text, key.offset), { key: key.value })),
  );
  return { json: jsonFile(file, text, JSON.parse(text), root), problems };
}

/** The value of a JSON file of which no place is asked; or what is wrong with it, where it is no JSON. */
export function readJsonText(file: string, text: string): { value?: unknown; problems: Diagnostic[] } {
  try {
    return { value: JSON.parse(text), problems: [] };
  } catch {
    return { problems: parseJsonText(file, text).problems };
  }
}

/**
 * The value of a JSON file that other files are of no use without.
 * @throws Error That tells the place and what to write there, where the text is no JSON.
 */
export function parsedJson(file: string, text: string): unknown {
  const { value, problems } = readJsonText(file, text);
  if (problems.length > 0) throw new Error(problems.map(formatDiagnostic).join('\n'));
  return value;
}

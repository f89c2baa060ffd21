import {
  findNodeAtLocation,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { DEEPEST_JSON, tooDeepAt } from '../../runtime/nesting.ts';
import { type Diagnostic, diagnostic, type Place } from '../diagnostics/diagnostic.ts';

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

const nodeText = (code: number): string =>
  printParseErrorCode(code)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

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

/** Parses the text of a JSON file; comments and trailing commas are errors, as in JSON. */
export function parseJsonText(file: string, text: string): { json?: JsonFile; problems: Diagnostic[] } {
  const tooDeep = tooDeepAt(text);
  if (tooDeep >= 0)
    return { problems: [diagnostic('too-deep', placeAt(file, text, tooDeep), { limit: String(DEEPEST_JSON) })] };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const first = errors[0];
  if (first || !root) {
    const place = placeAt(file, text, first?.offset ?? 0);
    return { problems: [diagnostic('malformed-json', place, { what: first ? nodeText(first.error) : 'empty file' })] };
  }
  const problems: Diagnostic[] = [];
  duplicateKeys(root, (key) =>
    problems.push(diagnostic('duplicate-key', placeAt(file, text, key.offset), { key: key.value })),
  );
  const placeOf = (path: JSONPath): Place => {
    for (let length = path.length; length >= 0; length--) {
      const node = findNodeAtLocation(root, path.slice(0, length));
      if (!node) continue;
      const atKey = node.parent?.type === 'property' ? node.parent : node;
      return placeAt(file, text, atKey.offset);
    }
    return placeAt(file, text, 0);
  };
  const placeInText = (path: JSONPath, offset: number): Place => {
    const node = findNodeAtLocation(root, path);
    const escaped = JSON.stringify(String(node?.value).slice(0, offset)).length - 1;
    return placeAt(file, text, (node?.offset ?? 0) + escaped);
  };
  return { json: { file, value: JSON.parse(text), placeOf, placeInText }, problems };
}

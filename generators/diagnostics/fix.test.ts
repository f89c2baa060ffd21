import { expect, it } from 'vitest';
import { diagnostic } from './diagnostic.ts';
import { fixed } from './fix.ts';
import { didYouMean } from './suggest.ts';

const at = (line: number, column: number) => ({ file: 'f', line, column });
const key = (line: number, column: number, typed: string, names: readonly string[]) =>
  diagnostic('unknown-key', at(line, column), { key: typed, where: 'the file', suggestion: didYouMean(typed, names) });

it.each([
  ['{\n  "docUrl": 1\n}\n', [key(2, 3, 'docUrl', ['docsUrl', 'id'])], '{\n  "docsUrl": 1\n}\n', 1],
  ['{ "a": 1, "modelId": 2 }', [key(1, 11, 'modelId', ['id'])], '{ "a": 1, "id": 2 }', 1],
  // Nothing is near: there is nothing to write.
  ['{ "zzz": 1 }', [key(1, 3, 'zzz', ['id', 'task'])], '{ "zzz": 1 }', 0],
  // The file has changed since.
  ['{ "other": 1 }', [key(1, 3, 'docUrl', ['docsUrl'])], '{ "other": 1 }', 0],
  ['a {{id} b', [diagnostic('unclosed-slot', at(1, 3), { slot: '{{id}', corrected: '{{id}}' })], 'a {{id}} b', 1],
  [
    'x {{id} {{b}',
    [
      diagnostic('unclosed-slot', at(1, 9), { slot: '{{b}', corrected: '{{b}}' }),
      diagnostic('unclosed-slot', at(1, 3), { slot: '{{id}', corrected: '{{id}}' }),
      diagnostic('unclosed-slot', at(1, 3), { slot: '{{id}', corrected: '{{id}}' }),
    ],
    'x {{id}} {{b}}',
    2,
  ],
])('%j with %j', (text, problems, after, count) => expect(fixed(text, problems)).toEqual({ text: after, count }));

import { expect, it } from 'vitest';
import type { Library } from '../../../../out/types/library.ts';
import { type JsonFile, parseJsonText } from '../../../1-load/json-file.ts';
import type { Project } from '../../../1-load/project.ts';
import { names } from './names.ts';

const entry = (file: string, value: object): JsonFile<Library> =>
  parseJsonText(file, JSON.stringify(value)).json as JsonFile<Library>;

it.each<[what: string, entries: object[], said: string[]]>([
  ['names of their own', [{ id: 'a', aliases: ['x'] }, { id: 'b' }], []],
  [
    'one alias twice, of which either may be the wrong one',
    [
      { id: 'a', aliases: ['gguf'] },
      { id: 'b', aliases: ['x', 'GGUF'] },
    ],
    ['duplicate-alias a "gguf" is a name of b', 'duplicate-alias b "GGUF" is a name of a'],
  ],
  ["another's id", [{ id: 'a' }, { id: 'b', aliases: ['A'] }], ['duplicate-alias b "A" is a name of a']],
  ['its own id', [{ id: 'a', aliases: ['A'] }], ['repeated-alias a "A" is a name of this library']],
])('%s', (_, values, said) => {
  const files = values.map((value) => entry((value as { id: string }).id, value));
  const found = names(files, {} as Project);
  const told = found.map(({ code, file, sentence }) => `${code} ${file} ${sentence.split(' already')[0]}`);
  expect(told).toEqual(said);
});

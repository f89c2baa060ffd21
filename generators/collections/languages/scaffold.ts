import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { walk } from '../../1-load/walk.ts';
import { anyOf, jsonText, LABEL, labelOf, type Scaffold, ScaffoldError } from '../../cli/scaffold.ts';
import { languages } from './source.ts';

/** The keys of the languages that there are. */
const known = (root: string): string[] =>
  readdirSync(join(root, languages.at), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && walk(root, `${languages.at}/${entry.name}`).some(isFacts))
    .map(({ name }) => name);

const isFacts = (path: string): boolean => path.endsWith('/language.json');

/** A language: a folder that begins as that of another one, its tests with it. */
export const scaffold: Scaffold = {
  kind: 'language',
  writes: 'languages/<id>/, as that of another language, with its tests',
  options: {
    label: LABEL,
    like: { value: 'key', explains: 'the language that it is most like, to begin with' },
    extension: { value: 'text', explains: 'the ending of its files, without the dot' },
  },
  files(id, { label = labelOf(id), like = '', extension = '' }, root) {
    const keys = known(root);
    if (!keys.includes(like)) throw new ScaffoldError(`--like takes the language to begin with: ${anyOf(keys)}.`);
    const from = `${languages.at}/${like}/`;
    const to = `${languages.at}/${id}/`;
    const copied = walk(root, from.slice(0, -1)).filter((path) => !isFacts(path));
    const facts = { $schema: '../../schemas/language.schema.json', id, label, extension };
    return new Map([
      [`${to}language.json`, jsonText(facts)],
      ...copied.map((path): [string, string] => [
        path.replace(from, () => to),
        // Emitted code imports the printers from the folder that they say they are in.
        readFileSync(join(root, path), 'utf8').replaceAll(from, () => to),
      ]),
    ]);
  },
};

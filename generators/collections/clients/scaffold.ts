import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '../../../out/types/client.ts';
import { slugOf } from '../../../runtime/slug.ts';
import { statOf } from '../../1-load/walk.ts';
import { anyOf, jsonText, LABEL, type Scaffold, ScaffoldError } from '../../cli/scaffold.ts';
import { clients } from './source.ts';

/** Every client that there is. */
const known = (root: string): Client[] =>
  readdirSync(join(root, clients.at))
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(root, clients.at, name), 'utf8')));

const folderOf = ({ language, client }: Pick<Client, 'language' | 'client'>): string =>
  `templates/inference/${language}/${slugOf(client)}`;

/** What the recorder knows that a client does of its own accord. */
const habitsOf = (id: string): string => `tests/recorder/habits/${slugOf(id)}.json`;

/** The client that a new one begins as: the one asked for, else the first of its language that makes every call. */
function modelFor(all: readonly Client[], language: string | undefined, like: string | undefined): Client {
  const languages = [...new Set(all.map((one) => one.language))];
  const own = all.filter((one) => one.language === language);
  if (own.length === 0) throw new ScaffoldError(`--language takes the language of the client: ${anyOf(languages)}.`);
  const found = own.find((one) => (like === undefined ? one.tasks === 'all' : one.client === like));
  const names = own.map(({ client }) => client);
  if (found === undefined) throw new ScaffoldError(`--like takes a client of the same language: ${anyOf(names)}.`);
  return found;
}

/** A client: an entry, templates and habits that begin as those of another client of the language. */
export const scaffold: Scaffold = {
  kind: 'client',
  writes: 'entry, templates and habits (tests/recorder/habits/), which begin as those of another client',
  options: {
    label: LABEL,
    language: { value: 'key', explains: 'the language of its snippets' },
    like: {
      value: 'client',
      explains: 'the client of the language to begin with (default: one that makes every call)',
    },
    package: { value: 'ecosystem:name', explains: 'the package to install, such as npm:got (default: none)' },
  },
  files(id, { label = id, language, like, package: installed }, root) {
    const all = known(root);
    const model = modelFor(all, language, like);
    const [ecosystem = '', name = ''] = (installed ?? '').split(':');
    if (installed !== undefined && !name)
      throw new ScaffoldError('--package takes an ecosystem and a name with a colon between, such as npm:got.');
    const { install: _, versions: __, notes: ___, ...rest } = model;
    const entry = {
      ...rest,
      id: `${model.language}-${id}`,
      client: id,
      label,
      order: Math.max(...all.map(({ order }) => order)) + 1,
      ...(name ? { install: { [ecosystem]: [name] } } : {}),
      // What it was checked with, and where that stands, only the writer of the entry can tell.
      versions: {},
      sources: [],
    };
    const from = folderOf(model);
    const templates = readdirSync(join(root, from)).map((file): [string, string] => [
      `${folderOf({ language: model.language, client: id })}/${file}`,
      readFileSync(join(root, from, file), 'utf8'),
    ]);
    const habits = join(root, habitsOf(model.id));
    const own = statOf(habits) ? JSON.parse(readFileSync(habits, 'utf8')) : {};
    return new Map([
      [clients.pathOf?.(entry.id) ?? '', jsonText(entry)],
      ...templates,
      [habitsOf(entry.id), jsonText({ ...own, client: entry.id })],
    ]);
  },
};

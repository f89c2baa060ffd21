import { basename } from 'node:path';
import { walk } from '../generators/1-load/walk.ts';
import { analyse } from '../generators/pipeline.ts';
import { slugOf } from '../runtime/slug.ts';
import { type Copy, makeCopy } from '../tests/test-kit/copy.ts';

/** What a bench reads and changes of an entry or a seed. */
interface Entry {
  id: string;
  [field: string]: unknown;
}

/** Gives a name that is not taken for one that is. */
type Rename = (name: string) => string;

const LIBRARIES = 'catalogue/libraries';
const TEMPLATES = 'templates/libraries';

/** The entries of a folder, as they are before any is added. */
const entriesOf = (copy: Copy, folder: string): Entry[] =>
  walk(copy.root, folder)
    .filter((path) => path.endsWith('.json'))
    .map((path) => JSON.parse(copy.read(path)));

const writeEntry = (copy: Copy, folder: string, entry: Entry): void =>
  copy.write(`${folder}/${slugOf(entry.id)}.json`, `${JSON.stringify(entry, null, 2)}\n`);

/** Copies the templates of a folder into one of another name beside it. */
function cloneTemplates(copy: Copy, folder: string, clone: string): void {
  for (const path of walk(copy.root, folder)) copy.write(`${clone}/${basename(path)}`, copy.read(path));
}

/** Libraries with their templates, under other ids: a model is one of theirs where it says so, and as many can choose a precision. */
function cloneLibraries(copy: Copy, libraries: readonly Entry[], as: Rename): void {
  for (const { aliases: _, detect: __, ...library } of libraries) {
    writeEntry(copy, LIBRARIES, { ...library, id: as(library.id) });
    cloneTemplates(copy, `${TEMPLATES}/${slugOf(library.id)}`, `${TEMPLATES}/${slugOf(as(library.id))}`);
  }
  const ids = new Set(libraries.map(({ id }) => id));
  copy.change('catalogue/safetensors.json', ({ loading }) => {
    const { libraries: loads } = loading as { libraries: string[] };
    loads.push(...loads.filter((id) => ids.has(id)).map(as));
  });
}

/** Of each seed, by the slug of its model, the slugs of the libraries whose snippets are rendered for it. */
function renderedFor(copy: Copy): Map<string, Set<string>> {
  const folders = walk(copy.root, 'out/snippets').map((path) => path.split('/').slice(2));
  const seeds = Map.groupBy(folders, ([, seed = '']) => seed);
  return new Map([...seeds].map(([seed, paths]) => [seed, new Set(paths.map(([library = '']) => library))]));
}

/** Records of other models, one for the clone of each library that renders them; what was quoted for a record says nothing of them. */
function cloneSeeds(copy: Copy, seeds: readonly Entry[], libraries: readonly Entry[], as: Rename): void {
  const rendering = renderedFor(copy);
  const ids = new Map(libraries.map(({ id }) => [slugOf(id), id]));
  for (const { confirmed: _, precisions: __, rendered: ___, library_name: ____, ...seed } of seeds) {
    const own = [...(rendering.get(slugOf(seed.id)) ?? [])].flatMap((slug) => ids.get(slug) ?? []);
    const tags = [...((seed.tags as string[] | undefined) ?? []), as(slugOf(seed.id))];
    if (own.length === 0) writeEntry(copy, 'seeds', { ...seed, id: as(seed.id), tags, rendered: [] });
    for (const [index, id] of own.entries())
      writeEntry(copy, 'seeds', { ...seed, id: as(`${seed.id}${index || ''}`), tags, library_name: as(id) });
  }
}

/** Clients with their templates; an asynchronous form is that of the clone. */
function cloneClients(copy: Copy, clients: readonly Entry[], as: Rename): void {
  for (const client of clients) {
    const folder = (name: unknown) => `templates/inference/${client.language}/${slugOf(String(name))}`;
    const own = { ...client, id: as(client.id), client: as(String(client.client)) };
    writeEntry(
      copy,
      'catalogue/clients',
      client.async === undefined ? own : { ...own, async: as(String(client.async)) },
    );
    cloneTemplates(copy, folder(client.client), folder(own.client));
  }
}

function multiply(copy: Copy, times: number, isLeftOut: (library: Entry) => boolean): Copy {
  const libraries = entriesOf(copy, LIBRARIES).filter((library) => !isLeftOut(library));
  const [seeds, clients] = [entriesOf(copy, 'seeds'), entriesOf(copy, 'catalogue/clients')];
  for (let time = 2; time <= times; time++) {
    const as: Rename = (name) => `${name}_x${time}`;
    cloneLibraries(copy, libraries, as);
    cloneSeeds(copy, seeds, libraries, as);
    cloneClients(copy, clients, as);
  }
  return copy;
}

/** The slugs of libraries whose clones are not in order: their conditions ask for the name of a model, which the clone's has not. */
async function unlike(): Promise<Set<string>> {
  using copy = multiply(makeCopy(), 2, () => false);
  const { problems } = await analyse(copy.root);
  const places = problems.map(({ file }) => /^(?:catalogue|templates)\/libraries\/(.+)-x2[./]/.exec(file)?.[1]);
  const other = problems[places.indexOf(undefined)];
  if (other) throw new Error(`${other.file}: ${other.sentence}`);
  return new Set(places as string[]);
}

/**
 * A copy of the project with so many times the libraries, seeds and clients: those that it has, and clones of them.
 * @returns The copy, and how many of the libraries have no clone.
 */
export async function manyTimes(times: number): Promise<{ copy: Copy; leftOut: number }> {
  const slugs = await unlike();
  const copy = multiply(makeCopy(), times, ({ id }) => slugs.has(slugOf(id)));
  return { copy, leftOut: slugs.size };
}

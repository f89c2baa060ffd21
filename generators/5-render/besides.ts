import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { clients } from '../../out/modules/clients.ts';
import { loadLibrary } from '../../out/modules/libraries/index.ts';
import { printers } from '../../out/modules/printers.ts';
import { providers } from '../../out/modules/providers/registry.ts';
import { recipes } from '../../out/modules/recipes.ts';
import type { Language } from '../../out/types/language.ts';
import type { Model } from '../../out/types/model.ts';
import { appsOf } from '../../runtime/apps/index.ts';
import { stepKeys } from '../../runtime/apps/keys.ts';
import { inferenceSnippets } from '../../runtime/inference/index.ts';
import { shownFor } from '../../runtime/libraries.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { noticesOf } from '../../runtime/notices.ts';
import { CHAT, type Contract, type Provider } from '../../runtime/request/types.ts';
import { slugOf } from '../../runtime/slug.ts';

/**
 * Prints, as JSON, what readers see besides the snippets that are committed, by paths like theirs: the steps of apps and the
 * notices for each seed, and the calls that go to each provider itself; the hashes that tell which proofs stand; and which
 * libraries the page of each seed shows.
 * Run by itself, so that it reads the modules and the records of the project that it stands in.
 */

type File = [path: string, text: string];

const SEEDS = new URL('../../seeds/', import.meta.url);
const LANGUAGES = new URL('../../languages/', import.meta.url);

const readJson = (url: URL): unknown => JSON.parse(readFileSync(url, 'utf8'));

/** The ending of the files of each language, by its key. */
const extensions = new Map(
  readdirSync(LANGUAGES)
    .map((name) => new URL(`${name}/language.json`, LANGUAGES))
    .filter((url) => existsSync(url))
    .map((url) => readJson(url) as Language)
    .map(({ id, extension }) => [id, extension]),
);

const extensionOf = (language: string): string => extensions.get(language) ?? language;

/** The model that providers are called for. */
const MODEL = 'acme/demo-model';

const numbered = (at: number, name: string): string => `${String(at + 1).padStart(2, '0')}-${name}`;

/** What each app says of a seed, a file a step; a link to open is one too. */
async function stepsFor(model: Model): Promise<File[]> {
  return (await appsOf(model)).flatMap(({ app, steps, link }): File[] => {
    const folder = `apps/${slugOf(app)}/${slugOf(model.id)}`;
    const keys = stepKeys(steps);
    const made = steps.map(
      ({ language, code }, at): File => [`${folder}/${numbered(at, keys[at] ?? '')}.${extensionOf(language)}`, code],
    );
    return link === undefined ? made : [...made, [`${folder}/00-open.link`, `${link}\n`]];
  });
}

/** The notices about a seed and about the snippets of its libraries, a file each, with its number among those of its kind. */
function noticesFor(model: Model, shown: Awaited<ReturnType<typeof shownFor>>): File[] {
  const all = [...noticesOf(model), ...shown.flatMap(({ notices }) => notices)];
  return [...Map.groupBy(all, ({ kind }) => kind).values()].flatMap((own) =>
    own.map(({ kind, text }, at): File => [`notices/${slugOf(model.id)}/${numbered(at, kind)}.txt`, `${text}\n`]),
  );
}

/** The calls of a task that go to the provider itself, by every client. */
function directCalls({ id, tasks }: Provider): File[] {
  return Object.entries<Contract>(tasks).flatMap(([key, { models }]) => {
    const chat = key === CHAT;
    const model = parseModel({ id: MODEL, pipeline_tag: chat ? 'text-generation' : key, tags: chat ? [CHAT] : [] });
    const options = { provider: id, directRequest: true, providerModelId: models?.[0] ?? MODEL };
    return inferenceSnippets(model, options).snippets.map(({ language, client, code }): File => {
      const order = clients.findIndex((one) => one.language === language && one.client === client);
      return [
        `inference/${slugOf(id)}/${key}-direct/${numbered(order, slugOf(client))}.${extensionOf(language)}`,
        code,
      ];
    });
  });
}

const files: File[] = [];
const shown: Record<string, string[]> = {};
for (const name of readdirSync(SEEDS).filter((file) => file.endsWith('.json'))) {
  const model = parseModel(readJson(new URL(name, SEEDS)));
  const libraries = await shownFor(model, loadLibrary);
  shown[slugOf(model.id)] = libraries.map(({ entry }) => slugOf(entry.id));
  files.push(...(await stepsFor(model)), ...noticesFor(model, libraries));
}
files.push(...Object.values<Provider>(providers).flatMap(directCalls));
process.stdout.write(JSON.stringify({ files, printers, recipes, shown }));

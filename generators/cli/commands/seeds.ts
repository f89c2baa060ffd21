import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Seed } from '../../../out/types/seed.ts';
import { confirmedFields } from '../../collections/seeds/confirmed.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { type Command, ROOT } from '../command.ts';
import { refresh } from '../seeds/refresh.ts';

const help = `Usage: npm run -s snippetry -- seeds [<org/name> …] [options]

Says how many seeds are confirmed. With --refresh it asks the hub's API for the record of every seed, or of those named,
shows what differs from the files, and writes it into them with the address and the day as confirmation. A seed whose
answer is no record of that model stays as it is. Exit code 1 when a model could not be asked for.

  --refresh          ask the hub and write what differs
  --dry-run          show what differs and write nothing
  --hub <url>        the hub to ask (default: the one of catalogue/hub.json)
`;

const fail = (message: string): number => {
  process.stderr.write(`${message}\n`);
  return 2;
};

const readSeeds = (root: string): Seed[] =>
  readdirSync(join(root, 'seeds'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(root, 'seeds', name), 'utf8')) as Seed);

const hubOf = (root: string): string => {
  const { url } = JSON.parse(readFileSync(join(root, 'catalogue/hub.json'), 'utf8')) as { url: string };
  return url;
};

function counted(seeds: readonly Seed[]): string {
  const any = seeds.filter(({ confirmed }) => confirmed !== undefined);
  const named = any.filter(
    (seed) => confirmedFields(seed).has('library_name') && confirmedFields(seed).has('pipeline_tag'),
  );
  return `${seeds.length} seeds: ${any.length} with confirmed fields, ${named.length} of them with library and task; ${seeds.length - any.length} have the shape of records only\n`;
}

/** Shows how far the seeds are confirmed, and fetches their records anew. */
export const command: Command = {
  summary: 'say which seeds are confirmed; fetch their records from the hub',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { refresh: { type: 'boolean' }, 'dry-run': { type: 'boolean' }, hub: { type: 'string' } },
    });
    const { hub = hubOf(ROOT) } = values;
    if (!/^https?:\/\/[^/\s]+\/?$/.test(hub))
      return fail(`--hub takes an address such as https://huggingface.co, not "${hub}".`);
    const seeds = readSeeds(ROOT);
    const unknown = positionals.find((id) => !seeds.some((seed) => seed.id === id));
    if (unknown !== undefined)
      return fail(
        `there is no seed of "${unknown}": ${didYouMean(
          unknown,
          seeds.map(({ id }) => id),
        )}`,
      );
    const asked = positionals.length > 0 ? seeds.filter(({ id }) => positionals.includes(id)) : seeds;
    if (!values.refresh && !values['dry-run']) {
      process.stdout.write(counted(asked));
      return 0;
    }
    const { changed, same, failed, left } = await refresh({
      root: ROOT,
      hub,
      seeds: asked,
      today: new Date().toISOString().slice(0, 10),
      write: !values['dry-run'],
      say: (line) => process.stdout.write(`${line}\n`),
    });
    const rest = left > 0 ? `, ${left} not asked for` : '';
    process.stderr.write(`${changed} changed, ${same} as they were, ${failed} without an answer${rest}\n`);
    return failed > 0 ? 1 : 0;
  },
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Pythons } from '../../../out/types/pythons.ts';
import { loadProject } from '../../1-load/project.ts';
import { nameIn } from '../../2-analyse/pythons.ts';
import { libraries } from '../../collections/libraries/source.ts';
import { packageWords } from '../../collections/pythons/words.ts';
import { requirements } from '../../collections/requirements/source.ts';
import { type Command, ROOT } from '../command.ts';
import { PYTHONS_FILE, refresh, told } from '../pythons/refresh.ts';

const REGISTRY = 'https://pypi.org';

const help = `Usage: npm run -s snippetry -- pythons [<package> …] [options]

Says which packages tell with which versions of Python they run, or on which operating systems (${PYTHONS_FILE}). With
--refresh it asks the registry for every package that the catalogue installs, or for those named; shows what differs; and
writes it. Exit code 1 when one could not be
asked for.

  --refresh          ask the registry and write what differs
  --dry-run          show what differs and write nothing
  --registry <url>   the registry to ask (default: ${REGISTRY})
`;

/** Shows with which versions of Python the packages run, and asks the registry anew. */
export const command: Command = {
  summary: 'say which Pythons and systems packages need; ask the registry',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { refresh: { type: 'boolean' }, 'dry-run': { type: 'boolean' }, registry: { type: 'string' } },
    });
    const { registry = REGISTRY } = values;
    if (!/^https?:\/\/[^/\s]+\/?$/.test(registry)) {
      process.stderr.write(`--registry takes an address such as ${REGISTRY}, not "${registry}".\n`);
      return 2;
    }
    const { packages } = JSON.parse(readFileSync(join(ROOT, PYTHONS_FILE), 'utf8')) as Pythons;
    if (!values.refresh && !values['dry-run']) {
      const names = positionals.length > 0 ? positionals : Object.keys(packages);
      for (const name of names) {
        const own = packages[name];
        process.stdout.write(`${name}: ${own ? `${told(own)}, ${own.on}` : 'nothing is known'}\n`);
      }
      return 0;
    }
    const { project } = loadProject(ROOT, [libraries, requirements]);
    const installed = [
      ...new Set(
        packageWords(project)
          .map(nameIn)
          .filter((name) => name !== ''),
      ),
    ];
    const { changed, same, failed } = await refresh({
      root: ROOT,
      registry,
      names: positionals.length > 0 ? positionals : installed,
      today: new Date().toISOString().slice(0, 10),
      write: !values['dry-run'],
      say: (line) => process.stdout.write(`${line}\n`),
    });
    process.stderr.write(`${changed} changed, ${same} as they were, ${failed} without an answer\n`);
    return failed > 0 ? 1 : 0;
  },
};

import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { slugOf } from '../../1-load/slug.ts';
import { statOf } from '../../1-load/walk.ts';
import { createSource } from '../../4-emit/write.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import { type Command, ROOT } from '../command.ts';
import { type Answers, libraryFiles, taskFiles } from '../scaffold.ts';

const SCAFFOLDS: Record<string, (id: string, answers: Answers) => Map<string, string>> = {
  library: libraryFiles,
  task: taskFiles,
};

const help = `Usage: npm run -s snippetry -- new library <id> [options]
       npm run -s snippetry -- new task <id> [options]

Writes the files of a new entry; edit them, then run npm run check.

  library   catalogue/libraries/<slug>.json, one template, one seed
  task      catalogue/tasks/<slug>.json

  --label <text>      the name that readers see (default: from the id)
  --repo <url>        the source repository (library)
  --package <name>    the package to install from PyPI (library, default: the id)
  --model <org/name>  the model of the seed (library, default: <id>/example)
  --modality <id>     the modality (task, default: other)
`;

const fail = (message: string): number => {
  process.stderr.write(`${message}\n`);
  return 2;
};

/** Writes the files that a new entry needs. */
export const command: Command = {
  summary: 'write the files of a new library or task',
  help,
  async run(args) {
    const option = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { label: option, repo: option, package: option, model: option, modality: option },
    });
    const [kind = '', id] = positionals;
    const scaffold = SCAFFOLDS[kind];
    if (!scaffold) {
      const near = nearest(kind, Object.keys(SCAFFOLDS));
      return fail(`new makes a library or a task, not "${kind}".${near ? ` Did you mean "${near}"?` : ''}`);
    }
    if (positionals.length !== 2 || !id || !/^[A-Za-z0-9][A-Za-z0-9_.+-]*$/.test(id)) {
      return fail(`new ${kind} takes one id of letters, digits, dots, hyphens and underscores, such as my-${kind}.`);
    }
    if (values.model !== undefined && !/^\w[\w.-]*\/\w[\w.-]*$/.test(values.model)) {
      return fail(`--model takes the id of a model, such as org/name, not "${values.model}".`);
    }
    const files = scaffold(id, values);
    const taken = [...files.keys()].filter((path) => statOf(join(ROOT, path)));
    if (taken.length > 0) return fail(`${taken.join(', ')} is there already; nothing was written.`);
    const entry = [...files.keys()][0] ?? '';
    const beside = readdirSync(join(ROOT, dirname(entry))).map((name) => name.replace('.json', ''));
    const near = nearest(slugOf(id), beside);
    if (near) process.stderr.write(`note: there is an entry with a similar name, ${near}\n`);
    for (const [path, text] of files) {
      try {
        createSource(ROOT, path, text);
      } catch (error) {
        return fail(`${path} cannot be written: ${(error as Error).message}`);
      }
      process.stdout.write(`${path}\n`);
    }
    process.stderr.write('Next: edit these files, then npm run check and npm run generate.\n');
    return 0;
  },
};

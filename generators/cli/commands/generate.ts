import { parseArgs } from 'node:util';
import { count } from '../../count.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { generate, leftovers } from '../../pipeline.ts';
import { type Command, ROOT } from '../command.ts';
import { countWritten, printProblems, progress } from '../report.ts';

/** Generates everything, or says what generating would change. */
export const command: Command = {
  summary: 'compile the catalogue and the templates, and render every seed',
  isBrief: true,
  help: `Usage: npm run -s snippetry -- generate [--check]

Reads catalogue/, templates/ and seeds/ and writes out/types, out/modules and out/snippets. Nothing is written when
anything has a problem.

  --check   fail when the committed files of out/snippets are not what the sources give, or when recipes, runs or other
            files are of an entry that there is no more
`,
  async run(args) {
    const { values } = parseArgs({ args, options: { check: { type: 'boolean' } } });
    const start = performance.now();
    const done = progress('generating');
    const left: Diagnostic[] = [];
    const { problems, written } = await generate(ROOT, {
      check: values.check ?? false,
      onPrinted: async ({ project }) => void (values.check && left.push(...leftovers(project))),
    });
    done();
    printProblems([...problems, ...left]);
    if (!written) return 1;
    const stale = [...written.snippets.added, ...written.snippets.changed, ...written.snippets.removed];
    if (values.check && stale.length > 0) {
      for (const name of stale.sort()) process.stderr.write(`out/snippets/${name} is not what the sources give\n`);
      process.stderr.write(
        `${count(stale.length, 'file differs', 'files differ')}: run npm run generate and commit out/snippets.\n`,
      );
      return 1;
    }
    if (left.length > 0) return 1;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stderr.write(
      `modules: ${countWritten(written.modules)}\nsnippets: ${countWritten(written.snippets)}\ndone in ${seconds} s\n`,
    );
    return 0;
  },
};

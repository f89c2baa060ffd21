import { parseArgs } from 'node:util';
import { linkProblems } from '../../1-load/links.ts';
import { execution, readProved } from '../../collections/libraries/rules/execution.ts';
import { libraries } from '../../collections/libraries/source.ts';
import { analyse, emitModules, sourceFolders } from '../../pipeline.ts';
import { type Command, ROOT } from '../command.ts';
import { printProblems, progress } from '../report.ts';

/** Validates and compiles everything in memory. */
export const command: Command = {
  summary: 'validate and compile everything, write nothing',
  help: `Usage: npm run -s snippetry -- check

Prints every problem of catalogue/, templates/ and seeds/ with its place and a hint, and asks for what executes each variant
of code: a recipe, or a reason why nothing can. Exit code 1 when there is any.
`,
  async run(args) {
    parseArgs({ args, options: {} });
    const links = linkProblems(ROOT, [...sourceFolders(), 'out']);
    printProblems(links);
    if (links.length > 0) return 1;
    const done = progress('checking');
    const analysis = await analyse(ROOT);
    if (analysis.problems.length === 0) emitModules(analysis);
    done();
    printProblems(analysis.problems);
    const folders = [...analysis.collections].filter(([{ source }]) => !source.at.endsWith('.json'));
    const counts = folders.map(([{ source }, { counts }]) => {
      const templates = counts.templates > 0 ? ` with ${counts.templates} templates` : '';
      return `${counts.entries} ${source.name}${templates}`;
    });
    process.stderr.write(`${counts.join(', ')}\n`);
    const open = execution(analysis.project.entries(libraries), (slug) => readProved(ROOT, slug));
    printProblems(open);
    return analysis.problems.length + open.length > 0 ? 1 : 0;
  },
};

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readRegular } from '../../1-load/walk.ts';
import { execution, readProved } from '../../collections/libraries/rules/execution.ts';
import { libraries } from '../../collections/libraries/source.ts';
import { count } from '../../count.ts';
import { fixed } from '../../diagnostics/fix.ts';
import { type Analysis, analyse, emitModules, leftovers, sourceFolders, unreadableIn } from '../../pipeline.ts';
import { type Command, ROOT } from '../command.ts';
import { printProblems, progress } from '../report.ts';

/** Writes what problems say to write instead; returns the problems of what the files are then. */
async function fix(analysis: Analysis): Promise<Analysis> {
  let done = 0;
  for (const [file, problems] of Map.groupBy(analysis.problems, (problem) => problem.file)) {
    const text = readRegular(join(ROOT, file));
    if (text === undefined) continue;
    const after = fixed(text, problems);
    if (after.count > 0) writeFileSync(join(ROOT, file), after.text);
    done += after.count;
  }
  process.stderr.write(`${done} of ${count(analysis.problems.length, 'problem')} fixed\n`);
  return done > 0 ? analyse(ROOT) : analysis;
}

/** Validates and compiles everything in memory. */
export const command: Command = {
  summary: 'validate and compile everything, write nothing',
  isBrief: true,
  help: `Usage: npm run -s snippetry -- check [--fix]

Prints every problem of catalogue/, templates/ and seeds/ with its place and a hint, asks for what executes each variant
of code: a recipe, or a reason why nothing can, and tells what an entry left behind that was removed or renamed: recipes,
runs, exchanges, routes of test servers, facts of packages. Exit code 1 when there is any.

  --fix   write what a hint says to write where it is certain: a name that is meant, a brace that is missing
`,
  async run(args) {
    const { values } = parseArgs({ args, options: { fix: { type: 'boolean' } } });
    const unreadable = unreadableIn(ROOT, [...sourceFolders(), 'out']);
    printProblems(unreadable);
    if (unreadable.length > 0) return 1;
    const done = progress('checking');
    let analysis = await analyse(ROOT);
    if (values.fix && analysis.problems.length > 0) analysis = await fix(analysis);
    if (analysis.problems.length === 0) emitModules(analysis);
    done();
    printProblems(analysis.problems);
    const folders = [...analysis.collections].filter(([{ source }]) => !source.at.endsWith('.json'));
    const counts = folders.map(([{ source }, { counts }]) => {
      const templates = counts.templates > 0 ? ` with ${counts.templates} templates` : '';
      return `${counts.entries} ${source.name}${templates}`;
    });
    process.stderr.write(`${counts.join(', ')}\n`);
    const open = [
      ...execution(analysis.project.entries(libraries), (slug) => readProved(ROOT, slug)),
      ...leftovers(analysis.project),
    ];
    printProblems(open);
    return analysis.problems.length + open.length > 0 ? 1 : 0;
  },
};

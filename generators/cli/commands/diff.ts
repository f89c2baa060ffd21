import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { compareSides } from '../../6-diff/difference.ts';
import { FORMATS } from '../../6-diff/format/index.ts';
import { type ReadOptions, readNamed, readWorkTree } from '../../6-diff/sides.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { type Command, ROOT } from '../command.ts';
import { progress } from '../report.ts';

const help = `Usage: npm run -s snippetry -- diff <base> [<head>] [options]

Compares what readers see: the snippets of out/snippets, the steps of apps, the notices and the calls that go to
providers themselves, the facts of catalogue/, what is recorded in out/verified and out/executed.json, and the size of the
modules. <base> and <head> are each a git revision or a folder (a project, or an output folder with snippets/ and
modules/); without <head> it is the work tree. A revision is unpacked into a temporary folder, where its own generator
makes its modules; nothing is checked out. Equal changes are one group with all its places.

  --format <name>    text (default), markdown (one comment for a pull request), json, or html (one page, side by side)
  --output <file>    write to a file; may be given once for each --format, in the same order
  --link <url>       address of the whole difference, named where the Markdown had to leave something out
  --before <url>     address of what a change shows before and after it, such as https://docs.example/{page} for the
  --after <url>      site, or https://git.example/blob/<revision>/out/snippets/{path}
  --no-generate      run no generator: of revisions neither modules nor what they print are compared, those of the work
                     tree as they are
`;

const fail = (message: string): number => {
  process.stderr.write(`${message}\n`);
  return 2;
};

const writeOutput = (file: string | undefined, text: string): void => {
  if (file === undefined) process.stdout.write(text);
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

/** Shows what a change makes readers see differently. */
export const command: Command = {
  summary: 'compare what readers see with a git revision, or two output folders',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      allowNegative: true,
      options: {
        format: { type: 'string', multiple: true },
        output: { type: 'string', multiple: true },
        link: { type: 'string' },
        before: { type: 'string' },
        after: { type: 'string' },
        generate: { type: 'boolean', default: true },
      },
    });
    const { format: formats = ['text'], output: outputs = [] } = values;
    const links = { whole: values.link, before: values.before, after: values.after };
    const unknown = formats.find((name) => !Object.hasOwn(FORMATS, name));
    if (unknown !== undefined)
      return fail(`there is no format "${unknown}": ${didYouMean(unknown, Object.keys(FORMATS))}`);
    if (formats.length > 1 && outputs.length !== formats.length) return fail('several --format need an --output each.');
    if (outputs.length > formats.length) return fail('there are more --output than --format.');
    for (const name of ['link', 'before', 'after'] as const)
      if (values[name] !== undefined && !/^https?:\/\//.test(values[name]))
        return fail(`--${name} takes an address that begins with https://.`);
    for (const name of ['before', 'after'] as const)
      if (values[name] !== undefined && !/\{(page|path)\}/.test(values[name]))
        return fail(`--${name} takes an address with {page} or {path} in it.`);
    const [base, head] = positionals;
    if (base === undefined || positionals.length > 2)
      return fail('diff takes a base, and at most one head. Try --help.');
    const done = progress('comparing');
    const warn = (message: string): boolean => process.stderr.write(`note: ${message}\n`);
    const options: ReadOptions = { root: ROOT, generate: values.generate, warn };
    try {
      const before = readNamed(base, options);
      const after = head === undefined ? readWorkTree(options) : readNamed(head, options);
      const difference = compareSides(before, after);
      for (const [index, name] of formats.entries())
        writeOutput(outputs[index], FORMATS[name]?.(difference, links) ?? '');
      return 0;
    } catch (error) {
      process.stderr.write(`${(error as Error).message}\n`);
      return 1;
    } finally {
      done();
    }
  },
};

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareSides } from '../../6-diff/difference.ts';
import { changelogSection, versionAfter, withSection } from '../../6-diff/release/changelog.ts';
import { type Level, levelOf, raisedTo } from '../../6-diff/release/level.ts';
import { type ReadOptions, readNamed, readWorkTree } from '../../6-diff/sides.ts';
import { type Command, ROOT } from '../command.ts';
import { progress } from '../report.ts';

const LEVELS: readonly string[] = ['patch', 'minor', 'major'] satisfies Level[];

const help = `Usage: npm run -s snippetry -- release <base> [options]

Decides the next version by what differs from <base>, the git revision or folder of the last release, and prints the
version and its section of the changelog. An export that is gone is a major number; an entry, a variant or a snippet that
came or went, or a new export, is a minor one; anything else that is shipped is a patch. When nothing differs, the exit
code is 1. docs/releasing.md says what this cannot see.

  --least <level>    patch, minor or major: rise by this much at least, for what a person knows
  --write            write the version into package.json and package-lock.json, and the section into CHANGELOG.md
`;

/** Writes the version where npm keeps that of the root package; the first two of a lock file are its own. */
function writeVersion(version: string): void {
  for (const [file, times] of [
    ['package.json', 1],
    ['package-lock.json', 2],
  ] as const) {
    const path = join(ROOT, file);
    let left = times as number;
    const text = readFileSync(path, 'utf8').replace(/^( {2}| {6})"version": "[^"]*"/gm, (whole, indent: string) =>
      left-- > 0 ? `${indent}"version": "${version}"` : whole,
    );
    writeFileSync(path, text);
  }
}

/** Decides and, when told so, writes the next version. */
export const command: Command = {
  summary: 'decide the next version by what differs, and write the changelog',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { least: { type: 'string' }, write: { type: 'boolean', default: false } },
    });
    const [base] = positionals;
    if (base === undefined || positionals.length > 1) {
      process.stderr.write('release takes the revision of the last release. Try --help.\n');
      return 2;
    }
    if (values.least !== undefined && !LEVELS.includes(values.least)) {
      process.stderr.write(`--least takes one of ${LEVELS.join(', ')}.\n`);
      return 2;
    }
    const done = progress('comparing');
    const warn = (message: string): boolean => process.stderr.write(`note: ${message}\n`);
    const options: ReadOptions = { root: ROOT, generate: true, warn };
    try {
      const difference = compareSides(readNamed(base, options), readWorkTree(options));
      const decided = raisedTo(levelOf(difference), values.least as Level | undefined);
      const section = changelogSection(difference, decided);
      process.stdout.write(section);
      if (decided.level === 'none') return 1;
      if (values.write) {
        const changelog = join(ROOT, 'CHANGELOG.md');
        const text = withSection(existsSync(changelog) ? readFileSync(changelog, 'utf8') : '', section);
        writeVersion(versionAfter(difference, decided));
        writeFileSync(changelog, text);
      }
      return 0;
    } catch (error) {
      process.stderr.write(`${(error as Error).message}\n`);
      return 1;
    } finally {
      done();
    }
  },
};

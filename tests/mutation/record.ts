import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countLines, type Summary } from './report.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const RESULTS = join(HERE, 'results');
const README = join(HERE, 'README.md');
const SCHEMA = '../../../schemas/mutation-result.schema.json';

/** Why faults that nobody noticed are left, by name: tests/mutation/answers.json. */
export const answers = (): Record<string, string> => JSON.parse(readFileSync(join(HERE, 'answers.json'), 'utf8'));

/** The recorded results, by what the faults are in. */
export function results(): Map<string, Summary> {
  const names = existsSync(RESULTS) ? readdirSync(RESULTS).sort() : [];
  return new Map(
    names.map((name) => [name.replace(/\.json$/, ''), JSON.parse(readFileSync(join(RESULTS, name), 'utf8'))]),
  );
}

const sectionOf = (sort: string, summary: Summary): string => {
  const { seed, date, by, survivors } = summary;
  const who = Object.entries(by).map(([name, count]) => `${name} ${count}`);
  const lines = [
    `\`--mutate ${sort} --seed ${seed} --count ${summary.faults}\` on ${date}:`,
    '',
    ...countLines(summary).map((line) => `- ${line}`),
    `- noticed by: ${who.join(', ')}`,
    ...(survivors.length > 0 ? ['', 'Survivors:', ''] : []),
    ...survivors.map(({ fault, group }) => `- ${group ? `[${group}] ` : ''}\`${fault}\`: ${answers()[fault] ?? ''}`),
  ];
  return lines.join('\n');
};

const BEGIN = '<!-- results: written by --record -->';

/** The text of the documentation with the results in it as they are recorded, after its last sentence. */
export const documented = (text: string, all: ReadonlyMap<string, Summary>): string =>
  [`${text.split(BEGIN)[0] ?? ''}${BEGIN}\n`, ...[...all].map(([sort, one]) => `${sectionOf(sort, one)}\n`)].join('\n');

/** Writes a result into tests/mutation/results, and the documentation with it. */
export function recordResult(sort: string, summary: Summary): void {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, `${sort}.json`), `${JSON.stringify({ $schema: SCHEMA, ...summary }, null, 2)}\n`);
  writeFileSync(README, documented(readFileSync(README, 'utf8'), results()));
}

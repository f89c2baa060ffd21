import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shareOf } from '../../runtime/receipt/share.ts';
import { recordedOf } from '../execution/select.ts';
import { readSnippets, readVariants } from '../execution/snippets.ts';
import { DIST, ROOT } from './site-page.ts';

const FOLDER = join(DIST, 'proofs');
const built = existsSync(FOLDER);
const data = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const names = (folder: string): string[] => (built ? readdirSync(join(FOLDER, folder)) : []);

interface Recorded {
  runs: Record<string, { snippet: string; outcome: string; date: string }>;
}

/** The runs of a library as they were recorded; none where it was never tried. */
function runsOf(name: string): Recorded['runs'][string][] {
  const path = join(ROOT, 'out/verified', name);
  return existsSync(path) ? Object.values((data(path) as Recorded).runs) : [];
}

/** The day that a sentence says something ran on. */
const ranOn = (sentence: string): string | undefined => /^Executed .* on (\d{4}-\d{2}-\d{2})\./.exec(sentence)?.[1];

describe.skipIf(!built)('what the build writes for code that is made in a browser', () => {
  it.each(names('libraries'))('%s claims what was recorded', (name) => {
    const { texts, variants } = data(join(FOLDER, 'libraries', name));
    const runs = runsOf(name);
    for (const [hash, sentence] of Object.entries<string>(texts)) {
      const own = runs.filter(({ snippet }) => snippet === hash);
      expect(own).not.toEqual([]);
      const day = ranOn(sentence);
      if (day) expect(own.some(({ outcome, date }) => outcome.startsWith('ran') && date === day)).toBe(true);
    }
    for (const sentence of Object.values<string>(variants)) {
      const day = ranOn(sentence);
      if (day) expect(runs.some(({ outcome, date }) => outcome.startsWith('ran') && date === day)).toBe(true);
    }
  });

  it('claims runs of many libraries', () => {
    const all = names('libraries').flatMap((name) =>
      Object.values<string>(data(join(FOLDER, 'libraries', name)).variants),
    );
    expect(all.filter(ranOn).length).toBeGreaterThan(100);
  });

  it('has a file for each call that it says was recorded, each of which leads to a page that shows it', () => {
    const { recorded } = data(join(FOLDER, 'calls.json')) as { recorded: Record<string, string[]> };
    const paths = Object.entries(recorded).flatMap(([provider, tasks]) => tasks.map((task) => `${provider}/${task}`));
    const files = readdirSync(join(FOLDER, 'calls'), { recursive: true }).map(String);
    expect(paths.map((path) => `${path}.json`).sort()).toEqual(files.filter((path) => path.endsWith('.json')).sort());
    const dead = paths.flatMap((path) =>
      Object.values<{ href: string }>(data(join(FOLDER, 'calls', `${path}.json`))).flatMap(({ href }) => {
        const [page = '', anchor = ''] = href.split('#');
        const html = readFileSync(join(DIST, page, 'index.html'), 'utf8');
        return html.includes(`id="${anchor}"`) ? [] : [href];
      }),
    );
    expect(dead).toEqual([]);
  });

  it('counts on the first page what verify counts', () => {
    const snippets = Map.groupBy(readSnippets(ROOT), ({ library }) => library);
    const { ran, cpu, variants } = shareOf(
      readVariants(ROOT).map(({ library, variants }) => ({
        variants,
        runs: recordedOf(ROOT, library, snippets.get(library) ?? []),
      })),
    );
    const html = readFileSync(join(DIST, 'index.html'), 'utf8');
    expect(html).toContain(`ran as they are now</dt><dd>${ran + cpu} of ${variants}`);
  });
});

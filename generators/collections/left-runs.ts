import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Runs } from '../../out/types/runs.ts';
import { parseJsonText, readJsonText } from '../1-load/json-file.ts';
import type { Project } from '../1-load/project.ts';
import type { Source } from '../1-load/source.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';

/** The sample, without the precision that it was loaded in, and the variant that were run, by the key of the record. */
const RUN = /^(?<sample>[^/@]+)(?:@[^/]*)?\/(?<variant>.+)$/;

/** The slugs of the samples of a source, also of those that are broken. */
export const slugsOf = (project: Project, source: Source): ReadonlySet<string> =>
  new Set(
    [...project.parsed(source).map(({ file }) => file), ...project.unread(source)].map((file) =>
      file.slice(`${source.at}/`.length, -'.json'.length),
    ),
  );

/**
 * A problem for each run of a record of which there is no sample, or no variant, any more: nothing shows it, and it stays until
 * a snippet of its library is executed again.
 * @param file The record, which an entry need not have.
 * @param samples The slugs of all samples.
 */
export function leftRuns(
  root: string,
  file: string,
  variants: readonly string[],
  samples: ReadonlySet<string>,
): Diagnostic[] {
  const path = join(root, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '{}';
  const runs = (readJsonText(file, text).value as Partial<Runs> | undefined)?.runs ?? {};
  const left = Object.keys(runs).flatMap((key) => {
    const { sample = '', variant = '' } = RUN.exec(key)?.groups ?? {};
    if (!samples.has(sample))
      return [{ key, what: { kind: 'sample', name: sample, suggestion: didYouMean(sample, samples) } }];
    if (!variants.includes(variant))
      return [{ key, what: { kind: 'variant', name: variant, suggestion: didYouMean(variant, variants) } }];
    return [];
  });
  // Places are looked for only where there is something to tell.
  const json = left.length > 0 ? parseJsonText(file, text).json : undefined;
  return json ? left.map(({ key, what }) => diagnostic('left-run', json.placeOf(['runs', key]), what)) : [];
}

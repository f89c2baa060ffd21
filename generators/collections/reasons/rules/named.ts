import type { ReasonsForNotRunning } from '../../../../out/types/not-run.ts';
import { slugOf } from '../../../../runtime/slug.ts';
import { RECIPES } from '../../../1-load/recipe.ts';
import type { Rule } from '../../collection.ts';
import { datasetLibraries } from '../../dataset-libraries/source.ts';
import { libraries } from '../../libraries/source.ts';
import { unknownWord } from '../../vocabulary.ts';

/** Reasons are given for variants that the library has. */
export const named: Rule<ReasonsForNotRunning> = (files, project) => {
  // What a broken entry is called, and has, is not known.
  if ([libraries, datasetLibraries].some((source) => project.broken(source).length > 0)) return [];
  const variantsOf = new Map([
    ...project.entries(libraries).map(({ value }) => [slugOf(value.id), value.variants] as const),
    ...project.entries(datasetLibraries).map(({ value }) => [`datasets-${slugOf(value.id)}`, value.variants] as const),
  ]);
  return files.flatMap((json) => {
    const name = json.file.slice(`${RECIPES}/`.length, -'.json'.length);
    const variants = variantsOf.get(name);
    // That there is no such library is told of everything that is called after it.
    if (!variantsOf.has(name)) return [];
    const names = new Set((variants ?? []).map((variant) => variant.name));
    return json.value.notRun.flatMap((reason, at) =>
      (reason.variants ?? []).flatMap((variant, index) =>
        unknownWord(json, ['notRun', at, 'variants', index], variant, names, 'unknown-variant', 'name'),
      ),
    );
  });
};

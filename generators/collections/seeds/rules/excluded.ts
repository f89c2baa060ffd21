import type { Seed } from '../../../../out/types/seed.ts';
import { diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Rule } from '../../collection.ts';
import { tellerOf } from '../../libraries/detection.ts';
import { libraries } from '../../libraries/source.ts';
import { modelParser } from '../../model/parser.ts';
import { modelSchema } from '../../model/source.ts';

/** What a library cannot load is none of the seeds that name it, and that its snippets are rendered for. */
export const excluded: Rule<Seed> = (seeds, project) => {
  const limited = new Map(
    project.entries(libraries).flatMap((json) => (json.value.detect?.unless ? [[json.value.id, json] as const] : [])),
  );
  const asked = seeds.filter(({ value }) => value.rendered === undefined && limited.has(value.library_name ?? ''));
  // What is wrong with the schema is told by itself.
  if (asked.length === 0 || project.entries(modelSchema).length === 0) return [];
  const [tell, parse] = [tellerOf(project), modelParser(project)];
  return asked.flatMap(({ file, value }) => {
    const library = value.library_name ?? '';
    const json = limited.get(library);
    if (!json || tell(parse(value)).includes(library)) return [];
    return [diagnostic('excluded-seed', json.placeOf(['detect', 'unless']), { seed: file, library })];
  });
};

import type { Seed } from '../../../../out/types/seed.ts';
import type { Rule } from '../../collection.ts';
import { tellerOf } from '../../libraries/detection.ts';
import { modelParser } from '../../model/parser.ts';
import { modelSchema } from '../../model/source.ts';
import { unknownWord } from '../../vocabulary.ts';

/** The snippets of a seed are rendered for libraries that its page shows. */
export const rendered: Rule<Seed> = (seeds, project) => {
  const asked = seeds.filter(({ value }) => (value.rendered ?? []).length > 0);
  // What is wrong with the schema is told by itself.
  if (asked.length === 0 || project.entries(modelSchema).length === 0) return [];
  const [tell, parse] = [tellerOf(project), modelParser(project)];
  return asked.flatMap((json) => {
    const told = new Set(tell(parse(json.value)));
    return (json.value.rendered ?? []).flatMap((library, index) =>
      unknownWord(json, ['rendered', index], library, told, 'untold-library', 'library'),
    );
  });
};

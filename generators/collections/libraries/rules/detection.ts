import type { Library } from '../../../../out/types/library.ts';
import { detectionOf } from '../../../2-analyse/detection.ts';
import { objectTypeOf } from '../../../2-analyse/types.ts';
import { diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Rule } from '../../collection.ts';

/** What tells a model of a library asks for fields that models have. */
export const detection: Rule<Library> = (libraries, project) => {
  const model = objectTypeOf(project.schemas.document('model'));
  return libraries.flatMap((json) => detectionOf(json, model).problems);
};

/** No two libraries answer to one name. */
export const names: Rule<Library> = (libraries) => {
  const owners = new Map(libraries.map(({ value, file }) => [value.id.toLowerCase(), file]));
  return libraries.flatMap((json) =>
    (json.value.aliases ?? []).flatMap((alias, index) => {
      const other = owners.get(alias.toLowerCase());
      owners.set(alias.toLowerCase(), json.file);
      return other ? [diagnostic('duplicate-alias', json.placeOf(['aliases', index]), { alias, other })] : [];
    }),
  );
};

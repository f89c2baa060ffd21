import type { Library } from '../../../../out/types/library.ts';
import { diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Rule } from '../../collection.ts';

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

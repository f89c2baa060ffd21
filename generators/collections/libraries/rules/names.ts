import type { Library } from '../../../../out/types/library.ts';
import type { JsonFile } from '../../../1-load/json-file.ts';
import { type Diagnostic, diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Rule } from '../../collection.ts';

/** Where a library has a name: its id, or one of its aliases. */
interface Owner {
  readonly json: JsonFile<Library>;
  readonly alias?: number;
}

/** Every name with the libraries that have it, lower case as records mean it. */
function ownersOf(libraries: readonly JsonFile<Library>[]): Map<string, Owner[]> {
  const owners = new Map<string, Owner[]>();
  const add = (name: string, owner: Owner): void => {
    owners.set(name.toLowerCase(), [...(owners.get(name.toLowerCase()) ?? []), owner]);
  };
  for (const json of libraries) {
    add(json.value.id, { json });
    for (const [alias, name] of (json.value.aliases ?? []).entries()) add(name, { json, alias });
  }
  return owners;
}

/** No two libraries answer to one name: told at each alias that is another's name, as either entry may be the one to correct. */
export const names: Rule<Library> = (libraries) =>
  [...ownersOf(libraries)].flatMap(([name, owners]) =>
    owners.flatMap(({ json, alias }, index): Diagnostic[] => {
      const other = owners.find((_, at) => at !== index)?.json;
      if (alias === undefined || !other) return [];
      const place = json.placeOf(['aliases', alias]);
      const written = json.value.aliases?.[alias] ?? name;
      return other === json
        ? [diagnostic('repeated-alias', place, { alias: written })]
        : [diagnostic('duplicate-alias', place, { alias: written, other: other.file })];
    }),
  );

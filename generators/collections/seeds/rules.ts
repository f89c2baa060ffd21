import type { Seed } from '../../../out/types/seed.ts';
import type { JsonFile } from '../../1-load/json-file.ts';
import { diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Rule } from '../collection.ts';
import { tellerOf } from '../libraries/detection.ts';
import { libraries } from '../libraries/source.ts';
import { modelParser } from '../model/parser.ts';
import { idsOf, itemsOf, unknownWord } from '../vocabulary.ts';
import { confirmedFields, recordOf, says, textsOf } from './confirmed.ts';

/** No two seeds say the same but for their id. */
export const distinct: Rule<Seed> = (seeds) => {
  const contents = new Map<string, JsonFile<Seed>>();
  return seeds.flatMap((json) => {
    const { id: _, ...rest } = recordOf(json.value);
    const content = JSON.stringify(rest);
    const other = contents.get(content);
    contents.set(content, json);
    return other ? [diagnostic('duplicate-seed', json.placeOf([]), { other: other.file })] : [];
  });
};

/** The library of a seed has an entry, unless it is confirmed that the hub says so. */
export const knownLibrary: Rule<Seed> = (seeds, project) => {
  const ids = idsOf(project, libraries);
  const names = itemsOf(project, libraries, 'aliases');
  const known = ids && names && new Set([...ids, ...names]);
  return seeds.flatMap((json) => {
    const library = json.value.library_name;
    if (library === undefined || confirmedFields(json.value).has('library_name')) return [];
    return unknownWord(json, ['library_name'], library, known, 'unknown-library', 'library');
  });
};

/** A field is confirmed by words or by a record. Quoted words say what they are quoted for; that a field is absent nobody can quote. */
export const quotations: Rule<Seed> = (seeds) =>
  seeds.flatMap((json) =>
    (json.value.confirmed ?? []).flatMap((confirmation, index) => {
      const { words, record, fields } = confirmation;
      if ((words === undefined) === (record === undefined))
        return [diagnostic('words-or-record', json.placeOf(['confirmed', index]))];
      if (words === undefined) return [];
      return fields.flatMap((field, at) => {
        const place = json.placeOf(['confirmed', index, 'fields', at]);
        const texts = textsOf(json.value[field]);
        if (texts.length === 0) return [diagnostic('quoted-absence', place, { field })];
        const missing = texts.find((text) => !says(words, text));
        return missing === undefined ? [] : [diagnostic('unsaid-field', place, { field, text: missing })];
      });
    }),
  );

/** The snippets of a seed are rendered for libraries that its page shows. */
export const rendered: Rule<Seed> = (seeds, project) => {
  const asked = seeds.filter(({ value }) => (value.rendered ?? []).length > 0);
  if (asked.length === 0) return [];
  const [tell, parse] = [tellerOf(project), modelParser(project)];
  return asked.flatMap((json) => {
    const told = new Set(tell(parse(json.value)));
    return (json.value.rendered ?? []).flatMap((library, index) =>
      unknownWord(json, ['rendered', index], library, told, 'untold-library', 'library'),
    );
  });
};

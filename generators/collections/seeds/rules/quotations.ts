import type { Seed } from '../../../../out/types/seed.ts';
import { diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Rule } from '../../collection.ts';
import { says, textsOf } from '../confirmed.ts';

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

import type { Seed } from '../../../../out/types/seed.ts';
import type { JsonFile } from '../../../1-load/json-file.ts';
import { diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Rule } from '../../collection.ts';
import { recordOf } from '../confirmed.ts';

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

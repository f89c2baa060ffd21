import { registry } from '../../out/modules/libraries/registry.ts';
import { parseModel } from '../../runtime/model/parse.ts';

/** What a library prints for a record, in one text. */
export const printed = (library: string, record: object): string => {
  const entry = Object.values(registry).find(({ id }) => id === library);
  if (!entry) throw new Error(`there is no library ${library}`);
  return entry
    .snippets(parseModel({ library_name: library, ...record }))
    .map(({ code }) => code)
    .join('\n');
};

/** A record's list of these files. */
export const files = (...names: string[]): object => ({ siblings: names.map((rfilename) => ({ rfilename })) });

/** A record's tags. */
export const tags = (...names: string[]): object => ({ tags: names });

import type { JSONPath } from 'jsonc-parser';
import type { Ecosystem } from '../../../../out/types/ecosystem.ts';
import type { Library } from '../../../../out/types/library.ts';
import type { JsonFile } from '../../../1-load/json-file.ts';
import { nameOf } from '../../../5-render/packages.ts';
import { type Diagnostic, diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Rule } from '../../collection.ts';
import { ecosystems } from '../../ecosystems/source.ts';
import { installListsOf } from '../install-lists.ts';

/** The items that the installers of an ecosystem do not take. */
function badItems(
  json: JsonFile,
  path: JSONPath,
  items: readonly string[],
  ecosystem: Ecosystem | undefined,
): Diagnostic[] {
  const { label = '', item } = ecosystem ?? ({} as Partial<Ecosystem>);
  if (!item) return [];
  const pattern = new RegExp(item.pattern);
  return items.flatMap((name, index) =>
    pattern.test(name)
      ? []
      : diagnostic('bad-package', json.placeOf([...path, index]), { package: name, label, like: item.like.join(', ') }),
  );
}

/** The items that name a package which one before them names: packages are called alike whatever the capitals and hyphens. */
function repeatedItems(json: JsonFile, path: JSONPath, items: readonly string[]): Diagnostic[] {
  const names = items.map(nameOf);
  return items.flatMap((item, index) => {
    const first = items[names.indexOf(names[index] as string)] as string;
    return first === item ? [] : [diagnostic('repeated-package', json.placeOf([...path, index]), { item, first })];
  });
}

/** What an install list holds for an ecosystem has the form that its installers take, and names each package once. */
export const packages: Rule<Pick<Library, 'install' | 'variants'>> = (libraries, project) => {
  const entries = new Map(project.entries(ecosystems).map(({ value }) => [value.id, value]));
  return libraries.flatMap((json) =>
    installListsOf(json.value).flatMap(({ install, path }) =>
      Object.entries(install).flatMap(([id, items]) => [
        ...badItems(json, [...path, id], items, entries.get(id)),
        ...repeatedItems(json, [...path, id], items),
      ]),
    ),
  );
};

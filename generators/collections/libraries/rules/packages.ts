import type { JSONPath } from 'jsonc-parser';
import type { Ecosystem } from '../../../../out/types/ecosystem.ts';
import type { Library } from '../../../../out/types/library.ts';
import type { JsonFile } from '../../../1-load/json-file.ts';
import { type Diagnostic, diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Rule } from '../../collection.ts';
import { ecosystems } from '../../ecosystems/source.ts';
import { requirements } from '../../requirements/source.ts';
import { idsOf, unknownWord } from '../../vocabulary.ts';

/** What an install list holds for an ecosystem is what its installers take. */
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

/** Packages are named by an ecosystem that has an entry, in the form that its installers take. */
export const packages: Rule<Pick<Library, 'install' | 'variants'>> = (libraries, project) => {
  const ids = idsOf(project, ecosystems);
  const entries = new Map(project.entries(ecosystems).map(({ value }) => [value.id, value]));
  return libraries.flatMap((json) => {
    const lists = [
      { install: json.value.install, path: ['install'] },
      ...(json.value.variants ?? []).map(({ install }, index) => ({ install, path: ['variants', index, 'install'] })),
    ];
    return lists.flatMap(({ install, path }) =>
      Object.entries(install ?? {}).flatMap(([id, items]) => [
        ...unknownWord(json, [...path, id], id, ids, 'unknown-ecosystem', 'ecosystem'),
        ...badItems(json, [...path, id], items, entries.get(id)),
      ]),
    );
  });
};

/** What a library requires is a set of requirements that has an entry. */
export const requires: Rule<Library> = (libraries, project) => {
  const ids = idsOf(project, requirements);
  return libraries.flatMap((json) =>
    (json.value.requires ?? []).flatMap((id, index) =>
      unknownWord(json, ['requires', index], id, ids, 'unknown-requirement', 'requirement'),
    ),
  );
};

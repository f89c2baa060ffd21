import type { JSONPath } from 'jsonc-parser';
import type { Package } from '../../../../out/types/package.ts';
import type { Requirement } from '../../../../out/types/requirement.ts';
import { packageName } from '../../../../runtime/install.ts';
import { diagnostic, type Place } from '../../../diagnostics/diagnostic.ts';
import type { Rule } from '../../collection.ts';
import { packages as knownPackages } from '../../packages/source.ts';

/** The packages of a rule, with the place of each in it. */
const installedBy = (install: Requirement['rules'][number]['install']): [name: string, path: JSONPath][] =>
  Object.entries(install).flatMap(([id, list]) =>
    list.map((word, at): [string, JSONPath] => [packageName(word), ['install', id, at]]),
  );

/** The names under which a line may know a package. */
const namesOf = (known: readonly Package[], name: string): string[] => [
  name,
  ...known.filter(({ id }) => id === name).flatMap(({ provides = [] }) => provides.map(packageName)),
];

/** Whether a line has one of some names as a word. */
const isNamed = (line: string, names: readonly string[]): boolean =>
  line.split(/[^\w.-]+/).some((word) => names.some((name) => packageName(word) === name));

/** What a source says of a rule names its packages, and nothing but them. */
export const says: Rule<Requirement> = (entries, project) => {
  const known = project.entries(knownPackages).map(({ value }) => value);
  return entries.flatMap((json) =>
    json.value.rules.flatMap(({ install, says }, index) => {
      if (!says) return [];
      const all = installedBy(install).map(([name, path]) => ({ name, path, names: namesOf(known, name) }));
      const unsaid = all.filter(({ names }) => !says.lines.some((line) => isNamed(line, names)));
      const left = [...says.lines.entries()].filter(([, line]) => !all.some(({ names }) => isNamed(line, names)));
      const at = (path: JSONPath): Place => json.placeOf(['rules', index, ...path]);
      return [
        ...unsaid.map(({ name, path }) => diagnostic('unsaid-package', at(path), { name, source: says.source })),
        ...left.map(([line, said]) => diagnostic('line-of-nothing', at(['says', 'lines', line]), { said })),
      ];
    }),
  );
};

import { packageName } from '../../../runtime/install.ts';
import type { Project } from '../../1-load/project.ts';
import type { Source } from '../../1-load/source.ts';
import { nameOf } from '../../5-render/packages.ts';
import { clients } from '../clients/source.ts';
import { datasetLibraries } from '../dataset-libraries/source.ts';
import { libraries } from '../libraries/source.ts';
import { requirements } from '../requirements/source.ts';
import { packages } from './source.ts';

/** What has install lists, each an object of lists by ecosystem under the key "install". */
const INSTALLING: readonly Source[] = [libraries, datasetLibraries, requirements, clients];

/** The items of all install lists inside a value, with their ecosystems. */
function* itemsIn(value: unknown): Generator<readonly [ecosystem: string, item: string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key !== 'install') yield* itemsIn(inner);
    else
      for (const [ecosystem, items] of Object.entries(inner ?? {}))
        for (const item of Array.isArray(items) ? items : []) yield [ecosystem, String(item)];
  }
}

/**
 * The packages that install lines name, and those that packages of them bring or need, as `<ecosystem> <name>`; undefined while an
 * entry is broken, as nobody knows what it installs.
 */
export function installedPackages(project: Project): ReadonlySet<string> | undefined {
  if ([...INSTALLING, packages].some((source) => project.broken(source).length > 0)) return undefined;
  const named = INSTALLING.flatMap((source) =>
    project.entries(source).flatMap(({ value }) => [...itemsIn(value)].map(([of, item]) => `${of} ${nameOf(item)}`)),
  );
  const brought = project
    .entries(packages)
    .flatMap(({ value: { ecosystem, requires = [], extras = {} } }) =>
      [...requires, ...Object.values(extras).flat()].map((name) => `${ecosystem} ${packageName(name)}`),
    );
  return new Set([...named, ...brought]);
}

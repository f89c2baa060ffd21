import type { Pythons } from '../../../../out/types/pythons.ts';
import { diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Rule } from '../../collection.ts';
import { installedPackages } from '../../packages/installed.ts';
import { REGISTRY } from '../words.ts';

/** Every package of which it is said what Python it runs with is one that install lines name or bring. */
export const installed: Rule<Pythons> = (entries, project) => {
  const known = installedPackages(project);
  return entries.flatMap(({ value, placeOf }) =>
    Object.keys(value.packages)
      .filter((name) => known && !known.has(`${REGISTRY} ${name}`))
      .map((name) => diagnostic('uninstalled-package', placeOf(['packages', name]), { name })),
  );
};

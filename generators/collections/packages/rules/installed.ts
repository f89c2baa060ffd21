import type { Package } from '../../../../out/types/package.ts';
import { diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Rule } from '../../collection.ts';
import { installedPackages } from '../installed.ts';

/** Every package that something is said of is one that install lines name or bring. */
export const installed: Rule<Package> = (entries, project) => {
  const known = installedPackages(project);
  return entries.flatMap(({ value: { id, ecosystem }, placeOf }) =>
    !known || known.has(`${ecosystem} ${id}`) ? [] : [diagnostic('uninstalled-package', placeOf(['id']), { name: id })],
  );
};

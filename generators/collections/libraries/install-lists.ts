import type { JSONPath } from 'jsonc-parser';
import type { Library } from '../../../out/types/library.ts';

/** An install list of a library: its own, or that of one of its variants. */
interface InstallList {
  readonly install: Readonly<Record<string, readonly string[]>>;
  readonly path: JSONPath;
}

/** The install lists of a library, each with its path. */
export const installListsOf = ({ install, variants = [] }: Pick<Library, 'install' | 'variants'>): InstallList[] =>
  [
    { install, path: ['install'] },
    ...variants.map((variant, index) => ({ install: variant.install, path: ['variants', index, 'install'] })),
  ].map(({ install, path }) => ({ install: install ?? {}, path }));

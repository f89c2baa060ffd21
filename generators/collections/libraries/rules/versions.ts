import type { Library } from '../../../../out/types/library.ts';
import { nameOf } from '../../../5-render/packages.ts';
import type { Rule } from '../../collection.ts';
import { unknownWord } from '../../vocabulary.ts';
import { installListsOf } from '../install-lists.ts';

/**
 * The versions that a library is for are those of packages that its install lists name: of another one nothing would ever be
 * compared. A library that installs otherwise, by a script, may name any.
 */
export const versions: Rule<Library> = (libraries) =>
  libraries.flatMap((json) => {
    const asked = Object.keys(json.value.versions ?? {});
    if (asked.length === 0) return [];
    const items = installListsOf(json.value).flatMap(({ install }) => Object.values(install).flat());
    const names = items.map(nameOf);
    if (names.length === 0) return [];
    return asked.flatMap((name) =>
      names.includes(nameOf(name))
        ? []
        : unknownWord(json, ['versions', name], name, new Set(names), 'uninstalled-version', 'name'),
    );
  });

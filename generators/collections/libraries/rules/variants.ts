import type { Library } from '../../../../out/types/library.ts';
import { installSnippet } from '../../../../runtime/snippet.ts';
import type { JsonFile } from '../../../1-load/json-file.ts';
import { type Diagnostic, diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Rule } from '../../collection.ts';

/** What a rule reads of an entry: of models, or of data sets. */
type Entry = Pick<Library, 'install' | 'variants'>;

/** What the snippet that installs packages is called. */
const PACKAGES = installSnippet('').variant;

const hasPackages = ({ install, variants = [] }: Entry): boolean =>
  [{ install }, ...variants].some((one) => Object.keys(one.install ?? {}).length > 0);

function problemsOf(json: JsonFile<Entry>): Diagnostic[] {
  const isTaken = hasPackages(json.value);
  const names = new Set<string>();
  const always = new Set<string>();
  return (json.value.variants ?? []).flatMap((variant, index) => {
    const found: Diagnostic[] = [];
    const at = (code: string): void => {
      found.push(diagnostic(code, json.placeOf(['variants', index, 'name']), { variant: variant.name }));
    };
    if (names.has(variant.name)) at('duplicate-variant');
    names.add(variant.name);
    if (isTaken && variant.name === PACKAGES) at('name-of-packages');
    if (variant.also === true) return found;
    const group = variant.also ?? '';
    if (always.has(group)) at('unreachable-variant');
    if (!variant.when) always.add(group);
    return found;
  });
}

/** The variants of a library have names of their own, which is not that of its packages, and each can be the first that matches. */
export const variants: Rule<Entry> = (libraries) => libraries.flatMap(problemsOf);

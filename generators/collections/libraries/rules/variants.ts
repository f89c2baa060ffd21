import type { Library } from '../../../../out/types/library.ts';
import type { JsonFile } from '../../../1-load/json-file.ts';
import { type Diagnostic, diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Rule } from '../../collection.ts';

function problemsOf(json: JsonFile<Pick<Library, 'variants'>>): Diagnostic[] {
  const names = new Set<string>();
  const always = new Set<string>();
  return (json.value.variants ?? []).flatMap((variant, index) => {
    const found: Diagnostic[] = [];
    const at = (code: string): void => {
      found.push(diagnostic(code, json.placeOf(['variants', index, 'name']), { variant: variant.name }));
    };
    if (names.has(variant.name)) at('duplicate-variant');
    names.add(variant.name);
    if (variant.also === true) return found;
    const group = variant.also ?? '';
    if (always.has(group)) at('unreachable-variant');
    if (!variant.when) always.add(group);
    return found;
  });
}

/** The variants of a library have names of their own, and each can be the first that matches. */
export const variants: Rule<Pick<Library, 'variants'>> = (libraries) => libraries.flatMap(problemsOf);

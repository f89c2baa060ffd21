import type { JsonFile } from '../1-load/json-file.ts';
import { type Diagnostic, diagnostic, type Place } from '../diagnostics/diagnostic.ts';
import type { Rendered } from './render.ts';

/** Two snippets that a reader of one model is shown under one title in one language, or with the same code: the second is none of its own. */
export function titleProblems(
  { samples }: Pick<Rendered, 'samples'>,
  json: JsonFile<{ readonly variants?: readonly { readonly name: string }[] | undefined }>,
): Diagnostic[] {
  const told = new Map<string, Diagnostic>();
  const placeOf = (variant: string, key: string): Place =>
    json.placeOf(['variants', (json.value.variants ?? []).findIndex(({ name }) => name === variant), key]);
  for (const [sample, snippets] of samples) {
    const first = new Map<string, string>();
    const codes = new Map<string, string>();
    for (const { variant, language, title, kind, code } of snippets) {
      if (kind === 'install') continue;
      const same = codes.get(code);
      codes.set(code, same ?? variant);
      const place = placeOf(variant, 'name');
      if (same !== undefined && same !== variant)
        told.set(variant, diagnostic('shared-code', place, { variant, other: same, sample }));
      const key = `${language} ${title}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, variant);
      else if (other !== variant && !told.has(variant)) {
        told.set(variant, diagnostic('shared-title', placeOf(variant, 'title'), { title, variant, other, sample }));
      }
    }
  }
  return [...told.values()];
}

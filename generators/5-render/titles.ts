import type { JsonFile } from '../1-load/json-file.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Rendered } from './render.ts';

/** Two snippets that a reader of one model is shown under one title, in one language: the second could not be told from the first. */
export function titleProblems(
  { samples }: Pick<Rendered, 'samples'>,
  json: JsonFile<{ readonly variants?: readonly { readonly name: string }[] | undefined }>,
): Diagnostic[] {
  const told = new Map<string, Diagnostic>();
  for (const [sample, snippets] of samples) {
    const first = new Map<string, string>();
    for (const { variant, language, title, kind } of snippets) {
      if (kind === 'install') continue;
      const key = `${language} ${title}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, variant);
      else if (other !== variant && !told.has(variant)) {
        const index = (json.value.variants ?? []).findIndex(({ name }) => name === variant);
        const place = json.placeOf(['variants', index, 'title']);
        told.set(variant, diagnostic('shared-title', place, { title, variant, other, sample }));
      }
    }
  }
  return [...told.values()];
}

import type { JsonFile } from '../1-load/json-file.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';

/** A problem for each entry that readers could not tell from one before it, as both are called the same; capitals do not count. */
export function sharedLabels<Key extends string>(
  entries: readonly JsonFile<{ readonly [key in Key]: string }>[],
  key: Key,
): Diagnostic[] {
  const first = new Map<string, JsonFile>();
  return entries.flatMap((json) => {
    const label = json.value[key];
    const other = first.get(label.toLowerCase());
    first.set(label.toLowerCase(), other ?? json);
    return other ? [diagnostic('shared-label', json.placeOf([key]), { label, other: other.file })] : [];
  });
}

import { LANGUAGES } from '../../languages/index.ts';
import type { Inspection } from '../../languages/shared/test-kit/inspection.ts';

export type { Inspection };

/** How the tests of a language look into its code. */
interface Inspector {
  inspect(code: string): Inspection | Promise<Inspection>;
  close?(): void;
}

const inspectors = new Map<string, Inspector>();
for (const id of LANGUAGES.keys()) inspectors.set(id, await import(`../../languages/${id}/test-kit/inspect.ts`));

/** What the parser of each language sees, with a cache: most edits of a record do not reach every snippet. */
export function createInspector(): { inspect(language: string, code: string): Promise<Inspection>; close(): void } {
  const cache = new Map<string, Promise<Inspection>>();
  return {
    inspect(language, code) {
      const key = `${language}\n${code}`;
      const known = cache.get(key);
      if (known) return known;
      const inspector = inspectors.get(language);
      if (!inspector) throw new Error(`no parser for ${language}`);
      const answer = Promise.resolve(inspector.inspect(code));
      cache.set(key, answer);
      return answer;
    },
    close() {
      for (const inspector of inspectors.values()) inspector.close?.();
    },
  };
}

import known from '../../catalogue/secrets.json' with { type: 'json' };
import type { Form, Secrets } from '../../out/types/secrets.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { placeAt } from './json-file.ts';

const { forms, named }: Secrets = known;

const patternOf = ({ pattern }: Form): RegExp => new RegExp(pattern);
const FORMS = forms.map((form) => ({ ...form, pattern: patternOf(form) }));
const NAMED = { ...named, pattern: patternOf(named) };

/**
 * What is wrong with a text that people wrote and that is published, in the catalogue, a template or a seed: it holds a key that
 * somebody could use. A name of a variable, or a placeholder such as hf_…, is none.
 */
export function secretProblems(file: string, text: string): Diagnostic[] {
  const problemsOf = ({ what, begins, pattern }: typeof NAMED): Diagnostic[] => {
    // Looking for a few words takes a fraction of the time of the pattern.
    const at = begins.some((begin) => text.includes(begin)) ? text.search(pattern) : -1;
    return at < 0 ? [] : [diagnostic('written-secret', placeAt(file, text, at), { what })];
  };
  const found = FORMS.flatMap(problemsOf);
  return found.length > 0 ? found : problemsOf(NAMED);
}

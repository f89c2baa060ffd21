import { placeAt } from '../1-load/json-file.ts';
import type { Project } from '../1-load/project.ts';
import { testsOf } from '../2-analyse/tests.ts';
import type { Planned } from '../2-analyse/uses.ts';
import { type Diagnostic, diagnostic, offsetOf, type Place } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The words that tests of a field may ask for, and what is told of another: its code, and what it calls the word. */
export interface FieldWords {
  readonly field: string;
  readonly code: string;
  readonly key: string;
  of(project: Project): Vocabulary;
}

/** The place of a word behind the beginning of the branch that asks for it. */
function placeOfWord(project: Project, branch: Place, word: string): Place {
  const text = project.templates.get(branch.file) ?? '';
  const at = text.indexOf(`"${word}"`, offsetOf(text, branch));
  return at < 0 ? branch : placeAt(branch.file, text, at);
}

/** The rule that the tests of templates ask only for words that there are, as the conditions of their entries do. */
export const templateWords =
  (fields: readonly FieldWords[]) =>
  ({ uses }: Planned<unknown>, project: Project): Diagnostic[] =>
    uses.flatMap(({ plan }) =>
      [...testsOf(plan)].flatMap(({ test, place }) => {
        if (!('among' in test) || test.value.kind !== 'path') return [];
        const field = test.value.segments.join('.');
        const asked = fields.find((one) => one.field === field);
        if (!asked || (test.kind !== 'includes' && test.kind !== 'equals')) return [];
        const known = asked.of(project);
        return test.among.flatMap((word) =>
          !known || known.has(word)
            ? []
            : diagnostic(asked.code, placeOfWord(project, place, word), {
                [asked.key]: word,
                suggestion: didYouMean(word, known),
              }),
        );
      }),
    );

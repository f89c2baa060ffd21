import type { LanguageRules } from './shared/context.ts';

/** Everything of a language that templates are compiled with; what needs a parser is loaded only where it is asked for. */
export interface Language {
  /** How text becomes contexts, and what may stand at a slot. */
  readonly rules: LanguageRules;
  /** Whether a text can be a name in code: it has the shape of one, and is no reserved word. */
  isName(text: string): boolean;
}

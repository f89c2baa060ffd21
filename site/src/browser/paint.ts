import { type Grammar, piecesOf } from '../../../runtime/paint.ts';

/** A piece of code with its class in styles/code.css, when it has one. */
export interface Painted {
  text: string;
  name?: string;
}

const CLASSES = { comment: 'c', string: 's', keyword: 'k', constant: 'n', call: 'f' } as const;

const grammars = import.meta.glob<Grammar>('../../../languages/*/grammar.ts', { eager: true, import: 'grammar' });

/** The code in pieces; joined they are the code. A language without a grammar, and code without measure, stays plain. */
export const paint = (code: string, language: string): Painted[] =>
  piecesOf(code, grammars[`../../../languages/${language}/grammar.ts`]).map(({ text, kind }) => ({
    text,
    ...(kind && { name: CLASSES[kind] }),
  }));

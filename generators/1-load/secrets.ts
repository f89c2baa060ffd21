import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { placeAt } from './json-file.ts';

/**
 * What keys and tokens begin with, and what follows, by who gives them out. The forms are those that services publish so that
 * a key that was committed can be found (https://docs.github.com/en/code-security/secret-scanning), and none of a name or a word.
 */
const FORMS: Readonly<Record<string, RegExp>> = {
  'a token of the hub': /\b(?:hf|api_org)_[A-Za-z0-9]{30,}\b/,
  'a key of OpenAI, or of a service with keys like its': /\bsk-(?:[a-z]+-)*(?=[A-Za-z_]*\d)[A-Za-z0-9_]{20,}/,
  'a key of Groq': /\bgsk_[A-Za-z0-9]{40,}\b/,
  'a token of Replicate': /\br8_[A-Za-z0-9]{30,}\b/,
  'a token of GitHub': /\b(?:gh[opsur]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{40,})\b/,
  'a key of AWS': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a key of Google': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
};

/** Where one of the forms may stand: a text without it is not looked at further. */
const BEGINNINGS = /(?:hf|api_org|gsk|r8|gh[opsur]|github_pat)_|sk-|A[KS]IA|AIza|-----BEGIN/;

/**
 * What is wrong with a text that people wrote and that is published, in the catalogue, a template or a seed: it holds a key that
 * somebody could use. A name of a variable, or a placeholder such as hf_…, is none.
 */
export function secretProblems(file: string, text: string): Diagnostic[] {
  if (!BEGINNINGS.test(text)) return [];
  return Object.entries(FORMS).flatMap(([what, form]) => {
    const at = text.search(form);
    return at < 0 ? [] : [diagnostic('written-secret', placeAt(file, text, at), { what })];
  });
}

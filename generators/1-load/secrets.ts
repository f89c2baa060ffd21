import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { placeAt } from './json-file.ts';

/**
 * What keys and tokens begin with, and what follows, by who gives them out: of the hub, of hosts of code, and of providers whose
 * keys have a beginning of their own. None is the form of a name or a word. Keys without such a beginning are not found.
 */
const FORMS: Readonly<Record<string, RegExp>> = {
  'a token of the hub': /\b(?:hf|api_org)_[A-Za-z0-9]{30,}\b/,
  'a key of OpenAI, or of a service with keys like its':
    /(?<![\w-])sk-(?:(?:proj|svcacct|admin|ant|or)-(?=[\w-]*\d)[\w-]{20,}|(?:[a-z]+-)*(?=[A-Za-z_]*\d)\w{20,})/,
  'a key of Groq': /\bgsk_[A-Za-z0-9]{40,}\b/,
  'a key of Cerebras, Fireworks AI or Together AI':
    /\b(?:(?:csk-|fw_)(?=[A-Za-z]*\d)[A-Za-z0-9]{20,}\b|tgp_v1_[\w-]{40,})/,
  'a token of Replicate': /\br8_[A-Za-z0-9]{30,}\b/,
  'a token of GitHub': /\b(?:gh[opsur]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{40,})\b/,
  'a key of AWS': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a key of Google': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY(?: BLOCK)?-----/,
};

/** Where one of the forms may stand: a text without it is not looked at further. */
const BEGINNINGS = /(?:hf|api_org|gsk|fw|tgp_v1|r8|gh[opsur]|github_pat)_|sk-|A[KS]IA|AIza|-----BEGIN/;

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

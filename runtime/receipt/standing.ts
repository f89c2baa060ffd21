import type { Snippet } from '../snippet.ts';

/** What is read of a snippet of a page to execute it. */
export type Standing = Pick<Snippet, 'variant' | 'kind' | 'language' | 'code'>;

/** What stands before a snippet on its page and is needed by it. */
export interface Needed {
  /** The snippets that install something from elsewhere than the hub; empty when there are none. */
  readonly install: string;
  /** The shell snippets that fetch from the hub. */
  readonly before: readonly string[];
}

const INSTALLS = /\b(git clone|(pip|npm|apt-get|brew|cargo) install|uv (sync|pip|venv|tool)|conda|cargo build)\b/;
/** What pip installs from the hub, or from a folder that was downloaded from it. */
const FROM_HUB = /\binstall (https:\/\/huggingface\.co\/|\.\/)/;
const FETCHES = /\b(hf download|pip install)\b/;

/** Whether a shell snippet makes programs or packages available from elsewhere than the hub. */
export const installs = (code: string): boolean => INSTALLS.test(code) && !FROM_HUB.test(code);

/** What each snippet of a library's page needs: the install command that the page prints replaces what was installed before. */
export function neededBy(snippets: readonly Standing[]): Needed[] {
  let install = '';
  let before: readonly string[] = [];
  return snippets.map(({ kind, language, code }) => {
    const needed = { install, before };
    if (kind === 'install') install = code;
    else if (language === 'sh' && installs(code)) install += code;
    else if (language === 'sh' && FETCHES.test(code)) before = [...before, code];
    return needed;
  });
}

/** The keys of a page's snippets below their seed: the variant, with -2, -3 … where it is printed more than once. */
export function keysOf(snippets: readonly Pick<Standing, 'variant'>[]): string[] {
  const seen = new Map<string, number>();
  return snippets.map(({ variant }) => {
    const count = (seen.get(variant) ?? 0) + 1;
    seen.set(variant, count);
    return count > 1 ? `${variant}-${count}` : variant;
  });
}

/** What the weights are loaded as in the run of a key (<seed slug>@8bit/<variant>); undefined where nothing was chosen. */
export const precisionOf = (key: string): string | undefined => /^[^/@]*@([^/]*)\//.exec(key)?.[1];

/** What identifies the execution of a snippet: its code and what it needs. */
export const executedText = (code: string, { install, before }: Needed): string =>
  before.length === 0 ? `${install}\0${code}` : [install, ...before, code].join('\0');

/** The first 16 hexadecimal digits of a text's SHA-256 sum, as records of executions hold it. */
export async function hashOfText(text: string): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(sum).subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

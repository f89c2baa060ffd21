import { hub } from '../out/modules/hub.ts';
import { missing } from '../out/modules/model.ts';
import { noticeRules } from '../out/modules/notices.ts';
import type { Model } from '../out/types/model.ts';
import type { RenderNotice } from '../out/types/render-output.ts';
import { containsAny } from './condition/tests.ts';
import { fillText } from './fill.ts';
import { GIB } from './memory/fit.ts';
import { bytesOfSafetensors } from './memory/weights.ts';
import { printFirst } from './shells.ts';
import type { LibraryEntry, Snippet } from './snippet.ts';

/** What a person should know before running the code of a model, and what to do about it. */
export type Notice = RenderNotice;

/** A notice of catalogue/notices.json, compiled: what all must hold for it. */
export interface NoticeRule<Subject = Model> {
  readonly kind: string;
  readonly text: string;
  readonly href?: string;
  /** What is said beside the steps of apps; nothing, when absent. */
  readonly apps?: string;
  readonly holds?: (subject: Subject) => boolean;
  /** GiB of weights in safetensors files. */
  readonly weightsOver?: number;
  readonly code?: {
    readonly language?: string;
    readonly contains: readonly string[];
    readonly without?: readonly string[];
  };
  readonly installs?: readonly string[];
  /** It is shown besides others of its kind that are, too. */
  readonly another?: boolean;
}

/** A library with the snippets that it has for a model. */
export interface Printing {
  readonly entry: Pick<LibraryEntry, 'id' | 'notices'>;
  readonly snippets: readonly Snippet[];
}

/** Bytes of the weights in safetensors files, as the record says. */
const weightsOf = ({ tensors }: Model): number | undefined =>
  tensors && bytesOfSafetensors(Object.fromEntries(tensors.map(({ type, count }) => [type, count])));

/** A size in decimal units, as files are listed: 1.5 GB. */
function sizeInWords(bytes: number): string {
  const [value, unit] = bytes >= 1e12 ? [bytes / 1e12, 'TB'] : [bytes / 1e9, 'GB'];
  return `${value.toFixed(value < 10 ? 1 : 0)} ${unit}`;
}

let loginLine: string | undefined;

/** The command that logs in, inside a sentence: the same for all models. */
function login(): string {
  loginLine ??= printFirst(hub.login);
  return loginLine;
}

/** What stands for the words in braces of a notice. */
function valuesOf(model: Model): Record<string, string | undefined> {
  const weights = weightsOf(model);
  return {
    page: `${hub.url}/${model.id}`,
    login: login(),
    licence: model.licence,
    weights: weights === undefined ? undefined : sizeInWords(weights),
    it: 'the model',
    It: 'The model',
  };
}

const aboutSnippets = ({ code, installs }: NoticeRule): boolean => code !== undefined || installs !== undefined;

const holdsForModel = ({ holds, weightsOver }: NoticeRule, model: Model): boolean =>
  (holds?.(model) ?? true) && (weightsOver === undefined || (weightsOf(model) ?? 0) > weightsOver * GIB);

const rulesOfModel = noticeRules.filter((rule) => !aboutSnippets(rule));
const rulesOfSnippets = noticeRules.filter(aboutSnippets);

/** The words of the commands of snippets. */
const wordsOf = (snippets: readonly Snippet[]): Set<unknown> => {
  const words = new Set<unknown>();
  for (const { command } of snippets) if (command) for (const word of command.words) words.add(word);
  return words;
};

/** Lines that are comments: what they name may be asked for instead, but is not. */
const COMMENT_LINES = /^[ \t]*(?:#|\/\/).*$/gm;

/** Whether code says what a rule is about; comments are left out of what may, which is little. */
function says(
  { kind, code, language }: Snippet,
  { language: own = language, contains, without = [] }: NonNullable<NoticeRule['code']>,
): boolean {
  if (kind !== 'code' || language !== own || !containsAny(code, contains)) return false;
  const done = code.replace(COMMENT_LINES, '');
  return containsAny(done, contains) && !containsAny(done, without);
}

const holdsForSnippets = (
  { code, installs }: NoticeRule,
  snippets: readonly Snippet[],
  words: ReadonlySet<unknown>,
): boolean =>
  (installs === undefined || installs.some((word) => words.has(word))) &&
  (code === undefined || snippets.some((snippet) => says(snippet, code)));

/** The first notice of each kind, and those that are shown besides, as they are shown: `valuesFor` gives what stands for the words in braces. */
export function firstOfKinds(
  rules: readonly Pick<NoticeRule, 'kind' | 'text' | 'href' | 'another'>[],
  valuesFor: () => Record<string, string | undefined>,
): Notice[] {
  if (rules.length === 0) return [];
  const values = valuesFor();
  const kinds = new Set<string>();
  return rules.flatMap(({ kind, text, href, another }) => {
    const said = fillText(text, values);
    if (kinds.has(kind) || said === undefined) return [];
    if (!another) kinds.add(kind);
    const address = href && fillText(href, values);
    return [{ kind, text: said, ...(address !== undefined && { href: address }) }];
  });
}

/** A comment without its marks, on one line. */
const plain = (comment: string): string =>
  comment
    .replace(/^[ \t]*(?:#|\/\/) ?/gm, '')
    .trim()
    .replaceAll('\n', ' ');

/** A sentence that ends like one. */
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** What a library has no code for: what its message says, to the letter, and what to do. */
const messagesOf = (snippets: readonly Snippet[]): Notice[] =>
  snippets.flatMap(({ kind, code, todo }) =>
    kind === 'message'
      ? [{ kind, text: [sentence(plain(code)), ...(todo === undefined ? [] : [todo])].join(' ') }]
      : [],
  );

/** The notices about the model itself, whatever library loads it; empty when there is nothing to know. */
export function noticesOf(model: Model): Notice[] {
  if (model.id === missing.id) return [];
  return firstOfKinds(
    rulesOfModel.filter((rule) => holdsForModel(rule, model)),
    () => valuesOf(model),
  );
}

/** The notices about the model itself beside the steps of an app that runs it. */
export function appNoticesOf(model: Model): Notice[] {
  if (model.id === missing.id) return [];
  const rules = noticeRules.flatMap((rule) =>
    rule.apps !== undefined && holdsForModel(rule, model) ? [{ ...rule, text: rule.apps }] : [],
  );
  return firstOfKinds(rules, () => valuesOf(model));
}

/** The notices about the code of a library, besides those about the model. */
function codeNotices({ entry, snippets }: Printing, model: Model): Notice[] {
  const own = (entry.notices ?? []).filter(
    ({ variants, holds }) =>
      (variants?.some((name) => snippets.some(({ variant }) => variant === name)) ?? true) && (holds?.(model) ?? true),
  );
  const words = wordsOf(snippets);
  const general = rulesOfSnippets.filter(
    (rule) => holdsForSnippets(rule, snippets, words) && holdsForModel(rule, model),
  );
  if (own.length === 0 && general.length === 0) return [];
  const known = new Set(noticesOf(model).map(({ kind }) => kind));
  return firstOfKinds(
    [...own, ...general].filter(({ kind }) => !known.has(kind) || kind === 'memory'),
    () => valuesOf(model),
  );
}

/** The notices about the snippets of a library, besides those about the model. */
export function libraryNoticesOf({ entry, snippets }: Printing, model: Model): Notice[] {
  const hasCode = snippets.some(({ kind }) => kind === 'code');
  const said = [...messagesOf(snippets), ...(hasCode ? codeNotices({ entry, snippets }, model) : [])];
  return said.map((notice) => ({ ...notice, library: entry.id }));
}

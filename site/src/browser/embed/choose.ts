import { codeGroups, isInstall } from '../../views/groups.ts';
import type { Calls } from '../model-snippet-calls.ts';
import { type CallData, type CodeData, EmbedError, type NoticeData, type PageData, pageOf } from './page.ts';

/** What the attributes of an element ask for. */
export interface Wish {
  readonly library: string | undefined;
  readonly provider: string | undefined;
  readonly language: string | undefined;
}

/** A piece of code under its tab, and what it needs before it runs. */
export interface Piece {
  readonly tab: string;
  readonly code: CodeData;
  readonly install?: CodeData | undefined;
  /** What is done before it, in order. */
  readonly steps?: readonly CodeData[];
  /** A sentence each. */
  readonly needs?: readonly string[];
}

/** What an element shows of a model. */
export interface Shown {
  readonly id: string;
  readonly heading: string;
  readonly notices: readonly NoticeData[];
  /** What is installed for all of them. */
  readonly install: CodeData | undefined;
  readonly pieces: readonly Piece[];
}

const AUTOMATIC = 'auto';
const CALLS_FIRST = 'python';

const listed = (names: Iterable<string>): string => [...new Set(names)].join(', ');

/** Those in a language, or all where none is asked for. */
function inLanguage<Code extends CodeData>(all: readonly Code[], { language }: Wish, id: string, base: URL): Code[] {
  const wanted = all.filter((code) => language === undefined || code.language === language);
  if (wanted.length > 0 || all.length === 0) return wanted;
  const languages = listed(all.map((code) => code.language));
  throw new EmbedError(`There is no code in ${language} for ${id} here, but in: ${languages}.`, pageOf(id, base));
}

function ofLibrary(page: PageData, wish: Wish, base: URL): Shown {
  const { id } = page;
  const found = page.library.find(({ library }) => wish.library === undefined || library === wish.library);
  if (!found) {
    const known = listed(page.library.map(({ library }) => library));
    const instead = known === '' ? '' : ` There is some for: ${known}.`;
    throw new EmbedError(`There is no code for ${id} with ${wish.library ?? 'a library'}.${instead}`, pageOf(id, base));
  }
  const { library, label, snippets } = found;
  const stepsOf = (before: readonly CodeData[]): CodeData[] => before.filter((one) => !isInstall(one));
  const code = codeGroups(snippets).map((group) => ({ ...group.code, steps: stepsOf(group.before) }));
  return {
    id,
    heading: `with ${label}`,
    notices: page.notices.filter((notice) => notice.library === undefined || notice.library === library),
    install: snippets.find(isInstall),
    pieces: inLanguage(code, wish, id, base).map((one) => ({
      tab: one.title,
      code: one,
      steps: one.steps,
    })),
  };
}

/** A call with what it needs: its packages, its key, its files. */
function callPiece(call: CallData): Piece {
  const { install, key, files } = call.setup;
  const [first] = install;
  return {
    tab: call.client,
    code: call,
    install: first && { title: `Install for ${call.client}`, language: 'sh', code: first.code },
    needs: [
      ...(key ? [`Set ${key.variable}${key.href === undefined ? '' : ` to a key from ${key.href}`}.`] : []),
      ...files.map(({ name, url }) => `Have ${name} in the folder${url === undefined ? '' : `: ${url}`}.`),
    ],
  };
}

/** The module that makes calls through a named provider, beside this one: who names none does not load it. */
const CALLS = 'model-snippet-calls.js';

/** The calls of a page's data, or through a provider. */
async function callsOf(page: PageData, provider: string, base: URL): Promise<Calls> {
  if (provider === AUTOMATIC) return page;
  const module: Promise<typeof import('../model-snippet-calls.ts')> = import(new URL(CALLS, base).href);
  const calls = await module.then(({ callsThrough }) => callsThrough(provider, page.id, base)).catch(() => {});
  if (calls) return calls;
  throw new EmbedError(`The calls of ${page.id} could not be fetched from ${base.origin}.`, pageOf(page.id, base));
}

async function ofCalls(page: PageData, wish: Wish, base: URL): Promise<Shown> {
  const { id } = page;
  const { provider = AUTOMATIC } = wish;
  const { inference, inferenceNotices = [], reason } = await callsOf(page, provider, base);
  const address = pageOf(id, base);
  if (inference.length === 0) throw new EmbedError(`There is no call of ${id} to show. ${reason ?? ''}`, address);
  const hasFirst = inference.some(({ language }) => language === CALLS_FIRST);
  const language = wish.language ?? (hasFirst ? CALLS_FIRST : undefined);
  return {
    id,
    heading: provider === AUTOMATIC ? 'by an inference API' : `through ${provider}`,
    notices: [...page.notices.filter(({ library }) => library === undefined), ...inferenceNotices],
    install: undefined,
    pieces: inLanguage(inference, { ...wish, language }, id, base).map(callPiece),
  };
}

/**
 * What is shown of a model: the code of its library, or a call where a provider is asked for or no library has code.
 * @throws EmbedError that says why there is nothing.
 */
export async function shownOf(page: PageData, wish: Wish, base: URL): Promise<Shown> {
  const isCall = wish.provider !== undefined || (wish.library === undefined && page.library.length === 0);
  return isCall ? ofCalls(page, wish, base) : ofLibrary(page, wish, base);
}

/** The page of a model as the site publishes it, models/{id}.json (schemas/model-page.schema.json): what an embedded snippet reads. */
export interface PageData {
  readonly id: string;
  readonly notices: readonly NoticeData[];
  readonly library: readonly { library: string; label: string; snippets: readonly CodeData[] }[];
  readonly inference: readonly CallData[];
  readonly inferenceNotices?: readonly NoticeData[];
  readonly reason?: string;
}

export interface NoticeData {
  readonly kind: string;
  readonly label?: string;
  readonly text: string;
  readonly href?: string;
  readonly library?: string;
}

interface SetupData {
  readonly install: readonly { code: string }[];
  readonly key?: { variable: string; href?: string };
  readonly files: readonly { name: string; url?: string }[];
}

export interface CodeData {
  readonly language: string;
  readonly title: string;
  readonly kind?: 'install' | 'code';
  /** The code after it needs what this does. */
  readonly prepares?: boolean;
  readonly code: string;
  readonly receipt?: { sentence: string };
}

export interface CallData extends CodeData {
  readonly client: string;
  readonly setup: SetupData;
}

/** Why nothing can be shown, for a reader; the address is that of a page of the site that helps. */
export class EmbedError extends Error {
  readonly href: string | undefined;
  constructor(message: string, href?: string) {
    super(message);
    this.href = href;
  }
}

/** An owner and a name, or a name alone; no part of dots alone, which would be another address. */
const MODEL_ID = /^(?!\.+(?:\/|$))[\w.-]+(?:\/(?!\.+$)[\w.-]+)?$/;

const kept = new Map<string, Promise<PageData>>();

async function fetchPage(address: URL, id: string, base: URL): Promise<PageData> {
  // Without an answer there is nothing to say what of: browsers tell a page nothing about what other origins refuse.
  const answer = await fetch(address, { credentials: 'omit' }).catch(() => {
    throw new EmbedError(`The code for ${id} could not be fetched from ${base.origin}.`, pageOf(id, base));
  });
  if (answer.status === 404)
    throw new EmbedError(`There is no code for ${id} at ${base.origin} yet.`, new URL(`model/?id=${id}`, base).href);
  const page: unknown = answer.ok ? await answer.json().catch(() => {}) : undefined;
  if (typeof page !== 'object' || page === null)
    throw new EmbedError(`${base.origin} did not answer with the code for ${id} (${answer.status}).`, pageOf(id, base));
  return page as PageData;
}

/** The address of a model's page. */
export const pageOf = (id: string, base: URL): string => new URL(`models/${id}/`, base).href;

/**
 * The data of a model's page, fetched once for all elements that show it.
 * @param base The address of the site: the folder of this module.
 * @throws EmbedError that says why there is none.
 */
export function pageData(id: string, base: URL): Promise<PageData> {
  if (!MODEL_ID.test(id)) throw new EmbedError(`“${id}” is no model id such as org/name.`);
  const address = new URL(`models/${id}.json`, base);
  const found = kept.get(address.href) ?? fetchPage(address, id, base);
  kept.set(address.href, found);
  // What failed is asked for again by the next element.
  found.catch(() => kept.delete(address.href));
  return found;
}

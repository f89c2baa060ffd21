import { InvalidRequest, parseAddress, withoutTrailingSlashes } from '../http/index.ts';
import { QueueError } from './errors.ts';
import type { Ticket } from './types.ts';

// Longer than any queue's, short enough for an address and a message.
const MAX_ID_LENGTH = 512;

/**
 * The address of the queue, without a slash at its end.
 *
 * @throws InvalidRequest, a TypeError, when it is none, or holds a name, a password, a query or a fragment
 */
export function parseBase(address: string): string {
  const url = parseAddress(address, 'The address of the queue (url)');
  if (url.search || url.hash) throw new InvalidRequest('The address of the queue (url) has a query or a fragment');
  return withoutTrailingSlashes(url.href);
}

/**
 * The address to which a request is submitted.
 *
 * @param path below the base; it may have a query
 * @throws InvalidRequest, a TypeError, when it leads out of the base
 */
export function submitAddress(base: string, path: string): string {
  if (typeof path !== 'string') throw new InvalidRequest('The path of a queued request must be text');
  let start = 0;
  while (path[start] === '/') start += 1;
  const url = URL.parse(`${base}/${path.slice(start)}`);
  if (!url?.href.startsWith(`${base}/`) || climbs(url.pathname)) {
    throw new InvalidRequest(`The path ${JSON.stringify(path.slice(0, MAX_ID_LENGTH))} leads out of the queue`);
  }
  return url.href;
}

/** Whether a server that decodes dots and slashes would be led upwards; the platform resolves only what is plain. */
function climbs(pathname: string): boolean {
  const decoded = pathname.replaceAll(/%2e/gi, '.').replaceAll(/%2f|%5c/gi, '/');
  return decoded.split('/').includes('..');
}

/**
 * Takes the addresses that the server names, unless they lead to another origin or hold a password; then those of the
 * usual shape.
 *
 * @throws QueueError `bad-answer`
 */
export function parseTicket(answer: unknown, submitUrl: string, rewriteUrl = (url: string) => url): Ticket {
  const fields = (answer ?? {}) as Record<string, unknown>;
  const { request_id: requestId } = fields;
  if (typeof requestId !== 'string' || !isUsableId(requestId)) {
    throw new QueueError('bad-answer', 'The answer to the submission lacks a request_id that can be used');
  }
  const { origin, pathname } = new URL(submitUrl);
  const usual = `${origin}${pathname}/requests/${encodeURIComponent(requestId)}`;
  const trusted = (value: unknown, fallback: string) => {
    const named = typeof value === 'string' && URL.canParse(value) ? rewriteUrl(value) : '';
    const url = URL.parse(named);
    return url?.origin === origin && !url.username && !url.password ? named : fallback;
  };
  try {
    return {
      requestId,
      statusUrl: trusted(fields.status_url, `${usual}/status`),
      resultUrl: trusted(fields.response_url, usual),
      cancelUrl: trusted(fields.cancel_url, `${usual}/cancel`),
    };
  } catch (cause) {
    // The request is in the queue already, so the failure of the caller's function must not hide its name.
    throw new QueueError('bad-answer', `rewriteUrl failed; request ${requestId} is in the queue`, { cause, requestId });
  }
}

/** Whether it can stand in an address as one piece of its path. */
function isUsableId(id: string): boolean {
  return id !== '' && id !== '.' && id !== '..' && id.length <= MAX_ID_LENGTH && !/\p{Surrogate}/u.test(id);
}

/** @throws InvalidRequest, a TypeError, when a ticket, perhaps from a store, is none */
export function checkTicket(ticket: Ticket): void {
  const { requestId, statusUrl = '', resultUrl = '', cancelUrl = '' } = Object(ticket) as Partial<Ticket>;
  if (typeof requestId !== 'string') throw new InvalidRequest('The ticket has no requestId');
  for (const [name, address] of Object.entries({ statusUrl, resultUrl, cancelUrl })) {
    parseAddress(address, `The ticket's ${name}`);
  }
}

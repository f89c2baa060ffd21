import { withoutTrailingSlashes } from '../http/address.ts';
import type { Contract, Hub, Mode, Provider } from './types.ts';

/** The characters that RFC 3986 allows in an address, without brackets, which curl would expand. */
const NOT_IN_ADDRESS = /[^A-Za-z0-9\-._~:/?#@!$&'()*+,;=%]/g;

/**
 * A custom endpoint's address as every client sends it: what may not stand in an address percent-encoded, no fragment.
 * @returns Nothing when it is no http or https address, or holds a user name or a password: fetch refuses those.
 */
export function endpointAddress(text: string): string | undefined {
  // One call asks several times, and the next call mostly goes to the same address.
  if (last?.text !== text) last = { text, address: readAddress(text) };
  return last.address;
}

let last: { readonly text: string; readonly address: string | undefined } | undefined;

function readAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (!/^https?:\/\/[^/?#]/i.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  const { username, password } = new URL(trimmed);
  if (username !== '' || password !== '') return undefined;
  const [, host = '', rest = ''] = /^(https?:\/\/[^/?#]+)(.*)$/is.exec(new URL(trimmed).href) ?? [];
  const plain = trimmed.search(NOT_IN_ADDRESS) >= 0 ? host + rest.replace(NOT_IN_ADDRESS, encodeURIComponent) : trimmed;
  return plain.split('#', 1)[0];
}

/** The address with as much of the pieces appended as it does not end in already; a query stays at the end. */
export function withPieces(address: string, pieces: readonly string[]): string {
  const at = address.indexOf('?');
  const query = at < 0 ? '' : address.slice(at);
  const path = withoutTrailingSlashes(at < 0 ? address : address.slice(0, at));
  const last = pieces.findLastIndex(
    (_, index) => path.endsWith(pieces.slice(0, index + 1).join('')) || path.endsWith(pieces[index] ?? ''),
  );
  return path + pieces.slice(last + 1).join('') + query;
}

/** The base address below which the routes of a task stand. */
export function baseAddress(hub: Hub, provider: Provider | undefined, { host }: Contract, mode: Mode): string {
  if (mode === 'routed') return `${hub.router}/${provider?.id ?? hub.automatic}`;
  return host ?? provider?.url ?? '';
}

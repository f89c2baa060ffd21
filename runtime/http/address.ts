/**
 * The address without its query, fragment, user name and password, fit for a message or a log: signed addresses keep
 * their secret in the query.
 */
export function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(/^([a-z][a-z0-9+.-]*:)?([/\\]{2,})[^/\\]*@/i, '$1$2');
}

/** The text without the slashes at its end. A loop, since `/\/+$/` takes quadratic time on slashes that are not at the end. */
export function withoutTrailingSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end--;
  return text.slice(0, end);
}

/** A mistake in the program that asks, not on the way: sending again cannot help, so nothing is sent at all. */
export class InvalidRequest extends TypeError {}

/**
 * An address of a server as given by a caller, absolute.
 *
 * @param name what the message calls it
 * @throws InvalidRequest when it is no http address, or holds a user name or password; the message shows neither
 */
export function parseAddress(address: string, name: string): URL {
  const url = URL.parse(address, globalThis.location?.href);
  if (!url || !/^https?:$/.test(url.protocol)) throw new InvalidRequest(`${name} is not an http or https address`);
  if (url.username || url.password) {
    throw new InvalidRequest(`${name} must not hold a user name or password; hand them over as credentials`);
  }
  return url;
}

/**
 * Checks that headers can be sent at all.
 *
 * @throws InvalidRequest that names the header and never shows its value, which may be a key
 */
export function checkHeaders(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    try {
      new Headers([[name, value]]);
    } catch {
      const rule = 'names are tokens, values are Latin-1 without line breaks';
      throw new InvalidRequest(`The header ${JSON.stringify(name)} cannot be sent: ${rule}`);
    }
  }
}

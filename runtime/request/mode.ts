import { AUTOMATIC_IS_ROUTED, BAD_HEADER, hubTokenOnly } from './reasons.ts';
import type { Header, Hub, Mode, Provider, Reason, RequestOptions } from './types.ts';

/** Whether a literal token belongs to the hub; a token that is read from a variable counts as the right one. */
const isHubToken = (hub: Hub, token: string | undefined): boolean =>
  token === undefined || token.startsWith(hub.tokenPrefix);

/**
 * How a call travels. A custom endpoint comes before everything; a key that is not the hub's goes straight to the
 * provider, because the router would refuse it.
 * @param provider The automatic choice of the router when absent.
 */
export function modeOf(provider: Provider | undefined, options: RequestOptions): Mode | Reason {
  if (options.endpointUrl !== undefined) return 'endpoint';
  const hubToken = isHubToken(options.hub, options.accessToken);
  const direct = options.directRequest === true || !hubToken;
  if (provider === undefined) return direct ? { reason: AUTOMATIC_IS_ROUTED } : 'routed';
  if (provider.direct === false) return 'routed';
  if (provider.routed !== false) return direct ? 'direct' : 'routed';
  return options.accessToken !== undefined && hubToken ? { reason: hubTokenOnly(provider.label) } : 'direct';
}

/** The variable that holds a provider's own key: a-b-c is A_B_C_API_KEY. */
export const providerTokenVariable = (hub: Hub, provider: string): string =>
  hub.providerTokenVariable.replace('{provider}', provider.toUpperCase().replaceAll('-', '_'));

/** The environment variable that holds the token of a call. */
export function tokenVariable(hub: Hub, mode: Mode, provider: Provider | undefined): string {
  if (mode === 'endpoint') return hub.endpointTokenVariable;
  return mode === 'direct' && provider ? providerTokenVariable(hub, provider.id) : hub.tokenVariable;
}

/** What a header can hold whatever the client: printable ASCII (RFC 9110, 5.5, without obs-text). */
const fitsHeader = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** The organization that pays for a call: only the router knows it, and only for a token of the hub. */
export const billedTo = (mode: Mode, { hub, accessToken, billTo }: RequestOptions): string | undefined =>
  mode === 'routed' && isHubToken(hub, accessToken) ? billTo : undefined;

/** The headers that every request of a call carries, authorization first; the content type is not among them. */
export function callHeaders(provider: Provider | undefined, mode: Mode, options: RequestOptions): Header[] | Reason {
  const { hub, accessToken, billTo } = options;
  const values = [accessToken ?? '', billTo ?? ''];
  if (!values.every(fitsHeader)) return { reason: BAD_HEADER };
  const scheme = `${(mode === 'direct' && provider?.scheme) || 'Bearer'} `;
  const authorization: Header =
    accessToken === undefined
      ? { name: 'Authorization', value: scheme, env: tokenVariable(hub, mode, provider) }
      : { name: 'Authorization', value: scheme + accessToken };
  const own = mode === 'endpoint' ? {} : (provider?.headers ?? {});
  const billed = billedTo(mode, options);
  return [
    authorization,
    ...Object.entries(own).map(([name, value]) => ({ name, value })),
    ...(billed === undefined ? [] : [{ name: hub.billTo, value: billed }]),
  ];
}

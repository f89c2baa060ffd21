import {
  AUTOMATIC_IS_ROUTED,
  BAD_ENDPOINT,
  BAD_HEADER,
  HUB_TOKEN_ELSEWHERE,
  hubTokenOnly,
  keyNotForHub,
} from './reasons.ts';
import type { Header, Hub, Mode, Provider, Reason, RequestOptions } from './types.ts';
import { endpointAddress } from './url.ts';

/** Whose a literal token is; a token that is read from a variable is nobody's: the variable is chosen by the mode. */
type Owner = 'hub' | 'other' | undefined;

/** A word of the token begins as tokens of the hub do: quotes or a scheme before it do not make it another's key. */
function ownerOf(hub: Hub, token: string | undefined): Owner {
  if (token === undefined) return undefined;
  return token.split(/[^\w-]+/).some((word) => word.startsWith(hub.tokenPrefix)) ? 'hub' : 'other';
}

/** Whether a host is one of a list, in which *. stands for any subdomain. */
const isHostOf = (hosts: readonly string[], host: string): boolean =>
  hosts.some((entry) => (entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry));

/**
 * A call to an address that the caller gives, whose host a literal token must fit: a token of the hub the host as it is
 * spelled, which every client understands alike; another key the host that any reading of the address leads to.
 */
function endpointMode(address: string | undefined, { hub, accessToken }: RequestOptions): Mode | Reason {
  if (address === undefined) return BAD_ENDPOINT;
  const [, scheme = '', host = ''] =
    /^(https?):\/\/([a-z0-9.-]+)(?::\d+)?(?=[/?]|$)/i.exec(address.toLowerCase()) ?? [];
  const owner = ownerOf(hub, accessToken);
  if (owner === 'other' && isHostOf(hub.hosts, new URL(address).hostname.replace(/\.$/, '')))
    return keyNotForHub('The hub');
  const fits = scheme === 'https' && isHostOf([...hub.hosts, ...hub.endpointHosts], host);
  return owner !== 'hub' || fits ? 'endpoint' : HUB_TOKEN_ELSEWHERE;
}

/**
 * How a call travels. A custom endpoint comes before everything; a key that is not the hub's goes straight to the
 * provider, because the router would refuse it.
 * @param provider The automatic choice of the router when absent.
 * @returns A reason where a literal token would reach somebody who must not see it: a token of the hub is sent to hosts
 *   of the hub alone (catalogue/hub.json: hosts, endpointHosts), whatever the options say, and another key never to the
 *   hub.
 */
export function modeOf(provider: Provider | undefined, options: RequestOptions): Mode | Reason {
  if (options.endpointUrl !== undefined) return endpointMode(endpointAddress(options.endpointUrl), options);
  const owner = ownerOf(options.hub, options.accessToken);
  const asked = options.directRequest === true || owner === 'other';
  if (provider === undefined) return asked ? AUTOMATIC_IS_ROUTED : 'routed';
  if (provider.direct === false) return owner === 'other' ? keyNotForHub(provider.label) : 'routed';
  if (provider.routed !== false && !asked) return 'routed';
  return owner === 'hub' ? hubTokenOnly(provider.label) : 'direct';
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

/** The organization that pays for a call: only the router knows it. */
export const billedTo = (mode: Mode, { billTo }: RequestOptions): string | undefined =>
  mode === 'routed' ? billTo : undefined;

/** The headers that every request of a call carries, authorization first; the content type is not among them. */
export function callHeaders(provider: Provider | undefined, mode: Mode, options: RequestOptions): Header[] | Reason {
  const { hub, accessToken, billTo } = options;
  const values = [accessToken ?? '', billTo ?? ''];
  if (!values.every(fitsHeader)) return BAD_HEADER;
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

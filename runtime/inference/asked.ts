import type { Client, InferenceOptions } from './types.ts';

type Asked = Pick<InferenceOptions, 'language' | 'client' | 'async'>;

/** The id by which contracts speak of a client: an asynchronous form is spoken of as the client whose form it is. */
export const spokenOf = ({ id, async: base }: Client): string => base ?? id;

/**
 * Whether the options ask for a client: by its name or id, else unless it is the asynchronous form of another, or of a
 * language that is given on request and not asked for; with the option async, asynchronous forms stand in the place of what they are the form of.
 */
export function isAsked(
  { language, client, async: isAsync = false }: Asked,
  one: Client,
  all: readonly Client[],
): boolean {
  if (language === undefined ? one.onRequest && client === undefined : language !== one.language) return false;
  const isNamed = (named: Client | undefined) =>
    named !== undefined && (client === named.client || client === named.id);
  if (one.async !== undefined && isNamed(one)) return true;
  const base = all.find(({ id }) => id === one.async);
  if (client !== undefined && !isNamed(one) && !isNamed(base)) return false;
  return isAsync ? !all.some((other) => other.async === one.id) : one.async === undefined;
}

import { pollForm, sameForm } from '../recorder/address.ts';
import { differences } from '../recorder/compare.ts';
import { parseForm } from '../recorder/multipart.ts';
import type { Recorded } from '../recorder/recorder.ts';

/** One thing that a package sends otherwise than the snippet does, both in words. */
export interface Difference {
  /** address, method, header <name>, body.<path>, form.<name>, poll. */
  readonly place: string;
  readonly ours: string;
  readonly theirs: string;
}

const text = (value: unknown): string => {
  const whole = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return whole.length > 120 ? `${whole.slice(0, 80)}… (${whole.length} characters)` : whole;
};

const difference = (place: string, ours: unknown, theirs: unknown): Difference[] =>
  ours === theirs ? [] : [{ place, ours: text(ours), theirs: text(theirs) }];

const addressOf = ({ origin, target }: Recorded): string => sameForm(origin + target);

/** A header's value without what says nothing: the boundary of a form, and the charset that JSON has anyway. */
const bare = (name: string, value: string | undefined): string | undefined =>
  name === 'content-type' ? value?.replace(/;.*$/, '').toLowerCase() : value;

function headerDifferences(ours: Recorded, theirs: Recorded, isNoise: (name: string) => boolean): Difference[] {
  const names = new Set([...Object.keys(ours.headers), ...Object.keys(theirs.headers)]);
  return [...names]
    .filter((name) => !isNoise(name))
    .flatMap((name) => difference(`header ${name}`, bare(name, ours.headers[name]), bare(name, theirs.headers[name])));
}

const jsonOf = ({ body }: Recorded): { json: unknown } | undefined => {
  try {
    return { json: JSON.parse(body.toString()) };
  } catch {
    return undefined;
  }
};

/** The fields of a form, files as their content in base64 with their type. */
function formOf({ headers, body }: Recorded): Record<string, string> | undefined {
  const parts = parseForm(body, headers['content-type'] ?? '');
  return (
    parts &&
    Object.fromEntries(
      parts.map(({ name, bytes, filename, type }) => [
        name,
        filename === undefined ? bytes.toString() : `${type} ${bytes.toString('base64')}`,
      ]),
    )
  );
}

function bodyDifferences(ours: Recorded, theirs: Recorded): Difference[] {
  const forms = [formOf(ours), formOf(theirs)];
  if (forms[0] && forms[1])
    return differences(forms[0], forms[1]).map(({ path, expected, actual }) => ({
      place: `form.${path}`,
      ours: text(expected),
      theirs: text(actual),
    }));
  const [own, other] = [jsonOf(ours), jsonOf(theirs)];
  if (own && other)
    return differences(own.json, other.json).map(({ path, expected, actual }) => ({
      place: `body.${path}`,
      ours: text(expected),
      theirs: text(actual),
    }));
  return ours.body.equals(theirs.body)
    ? []
    : [{ place: 'body', ours: text(ours.body.toString('latin1')), theirs: text(theirs.body.toString('latin1')) }];
}

/** The addresses that are asked after the call, each once, with their authorization. */
const asked = (calls: readonly Recorded[]): Set<string> =>
  new Set(
    calls
      .filter(({ method }) => method === 'GET')
      .map((call) => `${pollForm(addressOf(call))} ${call.headers.authorization ?? 'without authorization'}`),
  );

/**
 * Where two conversations with a provider differ: the call itself, and what is asked after it.
 * @param isNoise Whether a header says nothing of the call.
 */
export function conversationDifferences(
  ours: readonly Recorded[],
  theirs: readonly Recorded[],
  isNoise: (name: string) => boolean,
): Difference[] {
  const [own, ...ownMore] = ours.filter(({ method }) => method !== 'GET');
  const [other, ...more] = theirs.filter(({ method }) => method !== 'GET');
  if (own === undefined || other === undefined)
    return difference('call', own ? addressOf(own) : undefined, other ? addressOf(other) : undefined);
  const [polls, theirPolls] = [asked(ours), asked(theirs)];
  return [
    ...difference('address', addressOf(own), addressOf(other)),
    ...difference('method', own.method, other.method),
    ...headerDifferences(own, other, isNoise),
    ...bodyDifferences(own, other),
    ...difference('calls', ownMore.length, more.length),
    ...[...polls].filter((poll) => !theirPolls.has(poll)).flatMap((poll) => difference('poll', poll, undefined)),
    ...[...theirPolls].filter((poll) => !polls.has(poll)).flatMap((poll) => difference('poll', undefined, poll)),
  ];
}

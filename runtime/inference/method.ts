import type { FileMethodView, MethodView } from '../../out/types/inference-view.ts';
import { notByClient } from '../request/reasons.ts';
import type { Call, Json, Reason, Request } from '../request/types.ts';
import { spokenOf } from './asked.ts';
import type { Client, ClientCall } from './types.ts';
import { authView, type Names, stemOf } from './view.ts';

const NOTHING = () => ({});

/** The view of a call by a client's method: the client makes the request itself, which may be known nevertheless. */
export function methodView(
  client: Client,
  {
    method = '',
    field,
    save: saved = '',
    encodes,
    args = NOTHING,
    automaticArgs = NOTHING,
    template,
    kind = template,
  }: ClientCall,
  { provider, contract, values, headers, file }: Call,
  request: Request | undefined,
  names: Names,
): MethodView | FileMethodView | Reason {
  const unable = notByClient(client.client);
  const own = args(values);
  const more = (provider ? (contract?.args?.[spokenOf(client)] ?? NOTHING) : automaticArgs)(values);
  if (own === undefined || more === undefined) return unable;
  const given: Readonly<Record<string, Json | undefined>> = { ...own, ...more };
  // A result that the client does not encode anew is of the kind that the provider gives.
  const result = encodes || saved === '' ? undefined : contract?.result;
  const view = {
    auth: authView(headers),
    method,
    args: Object.entries(given).map(([name, value = null]) => ({ name, value })),
    save: result?.save ?? saved,
    stem: result && stemOf(result),
    waits: request === undefined || request.job !== undefined,
    ...names,
    ...(field === undefined ? {} : { field }),
  };
  if (kind !== 'file-method') return view;
  if (file === undefined) return unable;
  const { question } = values;
  return { ...view, file, ...(question === undefined ? {} : { question }) };
}

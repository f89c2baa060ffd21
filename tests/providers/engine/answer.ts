import type { Json } from '../../../languages/shared/literal.ts';
import type { FakeAnswer } from '../../../out/types/provider-fake.ts';
import { type Media, mediaFile } from '../../recorder/media.ts';
import type { Answer, Recorded } from '../../recorder/recorder.ts';
import { asJson, type Route } from './load.ts';

/** Host of the media files that answers name. */
export const FILES_HOST = 'files.example';

type Formats = NonNullable<Route['formats']>;

/** What the placeholders of an answer stand for. */
export interface Values {
  /** Makes the media of this run differ from those of others: 1 to 250. */
  readonly serial: number;
  readonly says?: string | undefined;
  readonly job?: string | undefined;
  readonly app?: string | undefined;
  readonly result?: Json | undefined;
}

export const jsonAnswer = (status: number, value: Json): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  pieces: [Buffer.from(JSON.stringify(value))],
});

const bytesAnswer = ({ type, bytes }: Media, status: number): Answer => ({
  status,
  headers: { 'content-type': type },
  pieces: [bytes],
});

/** A template with its placeholders replaced (schemas/provider-fake.schema.json, template). */
export function filled(template: Json, values: Values): Json {
  const { serial, says = '', job = '', app = '', result = null } = values;
  if (typeof template === 'string') return template.replaceAll('{job}', job).replaceAll('{app}', app);
  if (typeof template !== 'object' || template === null) return template;
  if (Array.isArray(template)) return template.map((item) => filled(asJson(item), values));
  const [[key, kind] = ['', null]] = Object.entries(template);
  const media = (): Media => mediaFile(`x.${String(kind)}`, serial);
  if (key === '$says') return says;
  if (key === '$result') return result;
  if (key === '$url') return `https://${FILES_HOST}/${serial}/result.${String(kind)}?sig=a%2Bb&part=1`;
  if (key === '$base64') return media().bytes.toString('base64');
  if (key === '$dataUrl') return `data:${media().type};base64,${media().bytes.toString('base64')}`;
  return Object.fromEntries(Object.entries(template).map(([name, item]) => [name, filled(item ?? null, values)]));
}

/** The kind of media file that a call asks for, where the header or the field that says so is there; else the usual one. */
function kindAsked(
  { header, field, kinds: [usual = '', ...others] }: Formats,
  headers: Recorded['headers'],
  json: Json,
) {
  const wanted = header === undefined ? at(json, field ?? []) : headers[header];
  return others.find((kind) => wanted === kind || wanted === mediaFile(`x.${kind}`, 1).type) ?? usual;
}

const at = (json: Json, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => new Map(Object.entries(value ?? {})).get(key), json);

/** An answer with its media of the kind that the call asks for. */
export function formatted(
  answer: FakeAnswer,
  { formats }: Route,
  headers: Recorded['headers'],
  json: Json,
): FakeAnswer {
  if (formats === undefined) return answer;
  return JSON.parse(JSON.stringify(answer).replaceAll('"*"', `"${kindAsked(formats, headers, json)}"`));
}

/** A documented answer as it is sent. */
export function sentAnswer({ answer, bytes, says }: FakeAnswer, status: number, serial: number): Answer {
  if (bytes !== undefined) return bytesAnswer(mediaFile(`x.${bytes}`, serial), status);
  return jsonAnswer(status, filled(asJson(answer ?? null), { serial, says }));
}

/** The media files of a run. Like a storage with signed addresses it takes no other authorization. */
export function fileAnswer({ target, headers }: Recorded, serial: number): Answer | string {
  if (headers.authorization !== undefined) return 'an address that is signed takes no authorization';
  const [, of, name] = /^\/(\d+)\/(result\.\w+)\?sig=a%2Bb&part=1$/.exec(target) ?? [];
  if (name === undefined || Number(of) !== serial) return 'there is no such file';
  return bytesAnswer(mediaFile(name, serial), 200);
}

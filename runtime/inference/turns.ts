import type * as views from '../../out/types/inference-view.ts';
import type { Json } from '../request/types.ts';

type Fields = Readonly<Record<string, unknown>>;
type Part = views.TurnPart;

/** Who speaks; all but the user in words alone. */
const ROLES: readonly views.Turn['role'][] = ['user', 'system', 'developer', 'assistant'];

const isText = (value: unknown): value is string => typeof value === 'string';

/** An object with these fields and no others. */
function withFields(value: unknown, names: readonly string[]): Fields | undefined {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== names.length) return undefined;
  return names.every((name) => Object.hasOwn(value, name)) ? (value as Fields) : undefined;
}

const part = (kind: Part['kind'], value: unknown): Part | undefined =>
  isText(value) && value !== '' ? { kind, value } : undefined;

/** A part of a message; that of a recording without its content, which is that of the file. */
function partOf(given: unknown): Part | undefined {
  const text = withFields(given, ['text', 'type']);
  if (text) return text.type === 'text' ? part('text', text.text) : undefined;
  const image = withFields(withFields(given, ['image_url', 'type'])?.image_url, ['url']);
  if (image) return part('image', image.url);
  return part('audio', withFields(withFields(given, ['input_audio', 'type'])?.input_audio, ['format'])?.format);
}

/** The messages of a chat as clients with types for them take them; nothing where one has anything that no type is for. */
export function turnsOf(messages: Json): views.Turn[] | undefined {
  const turns = (Array.isArray(messages) ? messages : []).map((message: Json): views.Turn | undefined => {
    const { role, content } = withFields(message, ['content', 'role']) ?? {};
    const known = ROLES.find((one) => one === role);
    if (known === undefined) return undefined;
    if (isText(content)) return { role: known, text: content, parts: [] };
    const parts = known === 'user' && Array.isArray(content) ? content.map(partOf) : [];
    return parts.length > 0 && parts.every((one) => one !== undefined) ? { role: known, text: '', parts } : undefined;
  });
  return turns.every((turn) => turn !== undefined) ? turns : undefined;
}

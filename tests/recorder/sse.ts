import type { Answer } from './recorder.ts';

const USAGE = { prompt_tokens: 9, completion_tokens: 12, total_tokens: 21 };

const chunk = (choices: unknown[], more: Record<string, unknown> = {}): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_760_000_000,
    model: 'served-model',
    choices,
    ...more,
  });

const delta = (value: Record<string, unknown>, finish: string | null = null): string =>
  chunk([{ index: 0, delta: value, logprobs: null, finish_reason: finish }]);

/** The text in pieces of some letters. */
const split = (text: string, size: number): string[] => {
  const letters = [...text];
  return Array.from({ length: Math.ceil(letters.length / size) }, (_, index) =>
    letters.slice(index * size, (index + 1) * size).join(''),
  );
};

/**
 * The events of a chat as providers send them: comments, lines that end in CR LF, no space after the colon, a first chunk
 * with a role alone, chunks without choices, without content and with null for it, usage at the end.
 */
function events(text: string): string[] {
  const pieces = split(text, 7);
  const half = Math.ceil(pieces.length / 2);
  const said = (words: string[]): string[] => words.map((content) => `data: ${delta({ content })}\n\n`);
  return [
    ': keep-alive\n\n',
    `data: ${delta({ role: 'assistant', content: '' })}\n\n`,
    ...said(pieces.slice(0, half)),
    `data: ${delta({})}\r\n\r\n`,
    `: comment with data: inside\n\ndata: ${delta({ content: null })}\n\n`,
    ...said(pieces.slice(half)).map((event) => event.replaceAll('\n', '\r\n')),
    `data:${delta({}, 'stop')}\n\n`,
    `data: ${chunk([], { usage: USAGE })}\n\n`,
  ];
}

/** The bytes cut where it hurts: inside characters, inside the word data, between CR and LF, between two LFs. */
export function cut(text: string): Buffer[] {
  const all = Buffer.from(text);
  const borders = new Set<number>();
  for (let at = 1; at < all.length; at++) {
    const before = all[at - 1] as number;
    const here = all[at] as number;
    const insideCharacter = (here & 0xc0) === 0x80;
    const betweenEnds = (before === 13 || before === 10) && (here === 10 || here === 13);
    const insideWord = all.subarray(at - 2, at + 2).toString('latin1') === 'data';
    if (insideCharacter || betweenEnds || insideWord) borders.add(at);
  }
  const places = [0, ...[...borders].sort((a, b) => a - b), all.length];
  return places.slice(1).map((end, index) => all.subarray(places[index], end));
}

const stream = (text: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' },
  pieces: cut(text),
});

/** A chat as server-sent events that ends in [DONE]. */
export const chatStream = (text: string): Answer => stream(`${events(text).join('')}data: [DONE]\n\n`);

/** A chat that breaks off with an error event after its first words. */
export const brokenStream = (text: string): Answer =>
  stream(
    `${events(text).slice(0, 4).join('')}data: ${JSON.stringify({ error: { message: 'The stream failed on purpose.', type: 'server_error', code: 500 } })}\n\ndata: [DONE]\n\n`,
  );

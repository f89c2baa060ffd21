import { afterAll, describe, expect, test } from 'vitest';
import type { Request } from '../../runtime/request/types.ts';
import { cut, streamAnswer } from '../providers/engine/stream.ts';
import { FAKES } from './fakes.ts';
import { AUTHORIZATION, attempt, CLASSIFY, header, removePlace } from './test-kit/attempt.ts';

afterAll(removePlace);

const request: Request = {
  ...CLASSIFY,
  task: 'conversational',
  url: 'https://router.huggingface.co/v1/chat/completions',
  headers: [AUTHORIZATION, header('Content-Type', 'application/json')],
  body: { kind: 'json', json: { model: 'acme/demo', messages: [{ role: 'user', content: 'x' }], stream: true } },
  stream: true,
};
const chat = { request, language: 'js' };

/** A program that reads a stream. */
const snippet = (decode: string, end: string): string => `
const response = await fetch("${request.url}", { method: "POST",
  headers: { Authorization: \`Bearer \${process.env.HF_TOKEN}\`, "Content-Type": "application/json" },
  body: JSON.stringify({ model: "acme/demo", messages: [{ role: 'user', content: 'x' }], stream: true }) });
let text = "", buffer = "";
${decode}
for await (const chunk of response.body) {
  ${end}
}
process.stdout.write(text + "\\n");\n`;

/** How it takes lines out of pieces. */
const lines = (piece: string): string => `buffer += ${piece};
  const lines = buffer.split("\\n");
  buffer = lines.pop();
  for (const line of lines) {
    if (!line.startsWith("data:") || line.includes("[DONE]")) continue;
    const data = JSON.parse(line.slice(5));
    if (data.error) throw new Error(data.error.message);
    text += data.choices[0]?.delta?.content ?? "";
  }`;

/** A program that reads a stream as it should, with something replaced in it. */
const reader = (change: (text: string) => string = (text) => text): string =>
  snippet('const decoder = new TextDecoder();', change(lines('decoder.decode(chunk, { stream: true })')));

describe('streams', () => {
  test('a reader that keeps what is incomplete passes', async () => {
    const { sent, came } = await attempt({
      ...chat,
      code: reader(),
    });
    expect({ sent, came }).toEqual({ sent: [], came: [] });
  });

  test.each([
    ['takes each chunk for whole characters', snippet('', lines('new TextDecoder().decode(chunk)')), /^did not print/],
    [
      'takes each chunk for whole lines',
      reader((text) => text.replace('lines.pop()', '""')),
      /^exit code 1|^did not print/,
    ],
    [
      'wants a space after the colon',
      reader((text) =>
        text
          .replace('"data:"', '"data: "')
          .replace('continue;', '{ if (line.startsWith("data:")) text += "?"; continue; }'),
      ),
      /^did not print/,
    ],
    [
      'reads content that is not there',
      reader((text) => text.replace('?.delta?.content ?? ""', '?.delta?.content')),
      /^did not print/,
    ],
    ['wants a choice in every chunk', reader((text) => text.replace('[0]?.', '[0].')), /^exit code 1/],
  ])('a reader that %s fails', async (_, code, problem) => {
    expect((await attempt({ ...chat, code })).came).toEqual([expect.stringMatching(problem)]);
  });

  test('an error event that is swallowed is noticed', async () => {
    const careful = reader();
    expect((await attempt({ ...chat, fault: 'stream', code: careful })).swallowed).toEqual([]);
    const careless = careful.replace('if (data.error)', 'if (false)').replace('data.choices[0]', 'data.choices?.[0]');
    expect((await attempt({ ...chat, fault: 'stream', code: careless })).swallowed).toHaveLength(1);
  });

  test('an error is told in an event of the name that the server gives it', () => {
    const broken = (id: string): string => {
      const route = FAKES.find((fake) => fake.id === id)?.routes.find(({ stream }) => stream);
      return route?.stream
        ? Buffer.concat(streamAnswer(route.stream, { broken: true, name: route.errorEvent }).pieces).toString()
        : '';
    };
    expect(broken('groq')).toMatch(/\n\nevent: error\ndata: \{"error":.*on purpose/);
    expect(broken('openai')).toMatch(/\n\ndata: \{"error":.*on purpose/);
    expect(broken('openai')).not.toContain('event:');
  });

  test('the bytes are cut inside characters, lines and line ends, and nowhere lost', () => {
    const text = 'data: é狮🦁\r\n\r\ndata: x\n\n';
    const pieces = cut(text);
    expect(Buffer.concat(pieces).toString()).toBe(text);
    expect(pieces.map((piece) => piece.toString('latin1'))).toContain('\r');
    expect(pieces.map((piece) => piece.toString('latin1'))).toContain('da');
    expect(pieces.some((piece) => piece.toString().includes('�'))).toBe(true);
    const stream = FAKES.flatMap(({ routes }) => routes).find(({ stream }) => stream)?.stream;
    expect(stream && streamAnswer(stream).pieces.length).toBeGreaterThan(20);
  });
});

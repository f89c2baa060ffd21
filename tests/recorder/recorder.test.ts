import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { startRecorder } from './recorder.ts';
import { placeOfFile, removePlace } from './test-kit/attempt.ts';

afterAll(removePlace);

const HOST = 'files.example';

/** The heads of what is answered on one connection to the texts that are sent on it, one after the other. */
async function spoken(proxy: string, texts: readonly string[]): Promise<string[]> {
  const { hostname, port } = new URL(proxy);
  const socket = connect(Number(port), hostname);
  const heads: string[] = [];
  for (const text of texts) {
    socket.write(text);
    const [answer] = await once(socket, 'data');
    heads.push(String(answer).split('\r\n\r\n')[0] ?? '');
  }
  socket.destroy();
  return heads;
}

const ask = (target: string): string => `GET ${target} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`;

test.each<[string, readonly string[]]>([
  ['the proxy', [ask(`http://${HOST}/a`), ask(`http://${HOST}/b`)]],
  ['a tunnel', [`CONNECT ${HOST}:80 HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`, ask('/a'), ask('/b')]],
])('%s keeps its connections as long as clients want, however busy the machine is', async (_, texts) => {
  const answer = { status: 200, headers: {}, pieces: [Buffer.from('x')] };
  const recorder = await startRecorder([HOST], placeOfFile().certificates, () => answer);
  try {
    const heads = await spoken(recorder.proxy, texts);
    expect(heads.map((head) => head.split('\r\n')[0])).toEqual(
      texts.map((text) => expect.stringMatching(text.startsWith('CONNECT') ? '200 Connection' : '200 OK')),
    );
    // A server with a limit says it here.
    expect(heads.join('\n')).not.toMatch(/timeout=/i);
    expect(recorder.requests.map(({ target }) => target)).toEqual(['/a', '/b']);
  } finally {
    await recorder.close();
  }
});

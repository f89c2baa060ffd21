import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../../generators/cli/command.ts';
import { clients } from '../../out/modules/clients.ts';
import type { Call } from '../../out/types/call.ts';
import type { Provider } from '../../out/types/provider.ts';
import { allCells } from '../recorder/cells.ts';
import { prepare } from '../recorder/prepare.ts';

/**
 * By client: for how many pairs of a provider and a contract (a task, and chats about each task) there is a call through the
 * router, a direct one, and one to an endpoint of the caller. Written by hand: a fact that goes missing takes calls away, and nothing else would tell.
 */
const PAIRS: Readonly<Record<string, readonly [routed: number, direct: number, endpoint: number]>> = {
  'python-openai': [52, 50, 17],
  'python-huggingface_hub': [136, 83, 42],
  'python-fal_client': [0, 5, 0],
  'python-requests': [124, 100, 44],
  'js-openai': [52, 50, 17],
  'js-huggingface.js': [153, 94, 44],
  'js-fetch': [124, 100, 44],
  'sh-curl': [124, 100, 44],
  'python-AsyncOpenAI': [52, 50, 17],
  'python-AsyncInferenceClient': [136, 83, 42],
  'python-httpx': [124, 100, 44],
  'go-net_http': [124, 100, 44],
  'rust-reqwest': [124, 100, 44],
  'java-java.net.http': [124, 100, 44],
  'php-ext_curl': [124, 100, 44],
  'csharp-HttpClient': [124, 100, 44],
  'powershell-Invoke_RestMethod': [124, 100, 44],
  'ruby-Net.HTTP': [124, 100, 44],
  'go-openai_go': [52, 50, 17],
  'java-openai_java': [52, 50, 17],
  'rust-async_openai': [52, 50, 17],
  'ruby-openai_ruby': [52, 50, 17],
  'csharp-openai_dotnet': [52, 50, 17],
};

const entriesOf = <Entry>(kind: string): Entry[] =>
  globSync(`catalogue/${kind}/*.json`, { cwd: ROOT }).map((file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')));
const calls = entriesOf<Call>('calls');
const providers = entriesOf<Provider>('providers');

const MODES = ['routed', 'direct', 'endpoint'];

test('every client calls as many pairs as it is known to', () => {
  const called = new Set(
    allCells()
      .filter(({ variant }) => MODES.includes(variant))
      .flatMap((cell) => {
        const prepared = prepare(cell);
        if ('reason' in prepared) return [];
        const { mode, task } = prepared.request;
        return `${cell.client} ${mode} ${cell.provider} ${cell.task} ${task}`;
      }),
  );
  const counts = clients.map(({ id }) => [
    id,
    MODES.map((mode) => [...called].filter((name) => name.startsWith(`${id} ${mode} `)).length),
  ]);
  expect(Object.fromEntries(counts)).toEqual(PAIRS);
});

test('no contract says of its result what its call says of every provider', () => {
  const resultOfCall = new Map(calls.map(({ id, result }) => [id, result]));
  const same = providers.flatMap(({ id, tasks }) =>
    Object.entries(tasks).flatMap(([task, { result }]) =>
      result !== undefined && isDeepStrictEqual(result, resultOfCall.get(task)) ? [`${id} ${task}`] : [],
    ),
  );
  expect(same).toEqual([]);
});

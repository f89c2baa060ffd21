import { expect, test } from 'vitest';
import type { Provider } from '../../../../out/types/provider.ts';
import { loadProject } from '../../../1-load/project.ts';
import { COLLECTIONS } from '../../index.ts';
import { providers } from '../source.ts';
import { knownClients } from './known-clients.ts';

const { project } = loadProject(
  process.cwd(),
  COLLECTIONS.map(({ source }) => source),
);

/** What is said of the providers when one is changed. */
function saidOf(id: string, change: (provider: Provider) => void): string[] {
  const entries = project.entries(providers).map((json) => {
    const value = structuredClone(json.value);
    if (value.id === id) change(value);
    return { ...json, value, placeOf: json.placeOf.bind(json) };
  });
  return knownClients(entries, project).map(({ code, file, sentence, hint }) => `${code} ${file} ${sentence} ${hint}`);
}

test.each<[string, (provider: Provider) => void, string[]]>([
  ['the clients that there are', () => {}, []],
  [
    'an address of a client that there is not',
    (provider) => {
      provider.clientUrls = { 'python-hugingface_hub': 'https://api.example' };
    },
    ['"python-hugingface_hub". did you mean "python-huggingface_hub"?'],
  ],
  [
    'a contract of one',
    ({ tasks }) => Object.assign(tasks.conversational ?? {}, { clients: { 'js-openia': false } }),
    ['"js-openia". did you mean "js-openai"?'],
  ],
])('%s', (_, change, said) =>
  expect(saidOf('together', change)).toEqual(
    said.map(
      (end) => `unknown-client catalogue/providers/together.json No client of catalogue/clients has the id ${end}`,
    ),
  ));

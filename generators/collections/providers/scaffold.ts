import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonText, LABEL, labelOf, type Scaffold } from '../../cli/scaffold.ts';
import { pathOfFake } from '../provider-fakes/source.ts';
import { hub, providers } from './source.ts';

/** The path of chat completion that most providers have; the writer of the entry looks it up. */
const CHAT_PATH = '/v1/chat/completions';

/** A provider: its entry, and the server that stands in for it in tests. Both ask for their sources. */
export const scaffold: Scaffold = {
  kind: 'provider',
  writes: 'catalogue/providers/<slug>.json, and tests/providers/<slug>.json, which stands in for it in tests',
  options: {
    label: LABEL,
    url: { value: 'url', explains: 'the base address of the API, such as https://api.example.com' },
    organization: { value: 'id', explains: 'its organization at the hub (default: the id)' },
  },
  files(id, { label = labelOf(id), url = '', organization = id }, root) {
    const { router } = JSON.parse(readFileSync(join(root, hub.at), 'utf8')) as { router: string };
    const entry = {
      $schema: '../../schemas/provider.schema.json',
      id,
      label,
      organization,
      url,
      tasks: { conversational: { path: CHAT_PATH } },
      sources: [],
    };
    const fake = {
      $schema: '../../schemas/provider-fake.schema.json',
      id,
      bases: [url, `${router}/${id}`],
      routes: { chat: { like: 'openai#chat', path: CHAT_PATH, sources: [] } },
    };
    return new Map([
      [providers.pathOf?.(id) ?? '', jsonText(entry)],
      [pathOfFake(id), jsonText(fake)],
    ]);
  },
};

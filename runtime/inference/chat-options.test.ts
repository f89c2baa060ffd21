import { describe, expect, test } from 'vitest';
import { snippetOf, snippetsOf, syntaxProblems } from './test-kit/node.ts';

const TOOLS = [{ type: 'function', function: { name: 'get_weather', parameters: { type: 'object' } } }];
const FORMAT = { type: 'json_schema', json_schema: { name: 'planet', schema: { type: 'object' }, strict: true } };
const CLIENTS = [
  'python-openai',
  'python-huggingface_hub',
  'python-requests',
  'js-openai',
  'js-huggingface.js',
  'js-fetch',
  'sh-curl',
];

describe('options of chats', () => {
  test.each(CLIENTS)('%s sends tools and a form of answer', (client) => {
    const snippet = snippetOf('text-generation', client, { provider: 'groq', tools: TOOLS, responseFormat: FORMAT });
    expect(snippet?.request?.body).toMatchObject({ json: { tools: TOOLS, response_format: FORMAT } });
    expect(snippet?.code).toContain('get_weather');
    expect(snippet?.code).toContain('json_schema');
    expect(snippet && syntaxProblems(snippet)).toEqual([]);
  });

  test.each(
    CLIENTS.filter((client) => client !== 'sh-curl'),
  )('%s prints the calls of tools, only where there are any', (client) => {
    const code = (options: object): string | undefined => snippetOf('text-generation', client, options)?.code;
    expect(code({ tools: TOOLS })).toContain('tool_calls');
    expect(code({ responseFormat: FORMAT })).not.toContain('tool_calls');
  });

  test('values are literals of the language', () => {
    const options = { responseFormat: FORMAT };
    expect(snippetOf('text-generation', 'python-openai', options)?.code).toContain('"strict": True');
    expect(snippetOf('text-generation', 'js-openai', options)?.code).toContain('strict: true');
  });

  test('a form of answer is asked of a stream, too', () => {
    const snippet = snippetOf('text-generation', 'python-openai', { streaming: true, responseFormat: FORMAT });
    expect(snippet?.code).toContain('response_format=');
  });

  test.each<[string, object, string]>([
    ['no list', { tools: 'weather' }, 'bad-tools'],
    ['an empty list', { tools: [] }, 'bad-tools'],
    ['a tool without a type', { tools: [{}] }, 'bad-tools'],
    ['what JSON cannot say', { tools: () => {} }, 'bad-tools'],
    ['a form that is a text', { responseFormat: 'json' }, 'bad-response-format'],
    ['a form without a type', { responseFormat: { schema: {} } }, 'bad-response-format'],
    ['tools of a stream', { tools: TOOLS, streaming: true }, 'tools-not-streamed'],
  ])('%s gives a reason', (_, options, kind) => {
    expect(snippetsOf('text-generation', options)).toMatchObject({ snippets: [], reasonKind: kind });
  });
});

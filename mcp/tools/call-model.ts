import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { clients, languages } from '../../out/modules/clients.ts';
import { hub } from '../../out/modules/hub.ts';
import { printers } from '../../out/modules/printers.ts';
import { providerLabels } from '../../out/modules/providers/index.ts';
import type { Executed } from '../../out/types/executed.ts';
import { withoutEffect } from '../../package/bin/effect.ts';
import { loadInferenceSnippets } from '../../runtime/inference/lazy.ts';
import { optionsForPrompt } from '../../runtime/inference/prompt.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { type PrintedInferenceSnippet, printInference, printInferenceFacts } from '../../runtime/printed.ts';
import { executedSentence } from '../../runtime/receipt/executed.ts';
import { answer, answerSchema, listOf, type Reason, reasonsOf } from '../answer.ts';
import { recordOf } from '../records.ts';
import type { Setting } from '../setting.ts';
import { type AddTool, checkName, MODEL, name, READS } from './tool.ts';

/** More than any prompt that is written into code. */
const LONGEST_PROMPT = 100_000;

const INPUT = z.strictObject({
  model: MODEL,
  provider: name('The inference provider that is called, such as "groq"; the hub chooses one when absent.').optional(),
  language: name('Only code in this language: python, js, sh, go …').optional(),
  client: name('Only code with this client, such as "openai", "requests" or "curl".').optional(),
  stream: z.boolean().describe('Read the answer as it is written.').optional(),
  async: z.boolean().describe('Asynchronous code, where a language has both.').optional(),
  prompt: z.string().max(LONGEST_PROMPT).describe('The text that is sent, in place of the sample.').optional(),
  tools: z
    .array(z.record(z.string(), z.unknown()))
    .describe('The functions that the model of a chat may ask to be called, as the OpenAI API takes them.')
    .optional(),
  responseFormat: z
    .record(z.string(), z.unknown())
    .describe('The form of the answer of a chat, such as {"type": "json_schema", …}.')
    .optional(),
});

const OUTPUT = answerSchema({
  model: { type: 'string', description: 'The id of the model.' },
  snippets: {
    type: 'array',
    description: 'The code of each client, with its setup: what to install, the key, sample files.',
    items: {
      allOf: [{ $ref: '#/$defs/inferenceSnippet' }],
      properties: { proof: { type: 'string', description: 'When calls of the client were last executed.' } },
    },
  },
  notices: listOf('notice', 'What the user has to know before running the code; absent when there is nothing.'),
});

type Asked = z.infer<typeof INPUT>;

function checkNames({ provider, language, client }: Asked): void {
  checkName('provider', provider, [hub.automatic, ...Object.keys(providerLabels)]);
  checkName('language', language, Object.keys(languages));
  checkName('client', client, [...new Set(clients.flatMap((item) => [item.client, item.id]))]);
}

const EXECUTED = new URL('../../out/executed.json', import.meta.url);

/** Adds to snippets when calls of their client were last executed. */
function withProof(snippets: readonly PrintedInferenceSnippet[]): object[] {
  const executed = existsSync(EXECUTED) ? (JSON.parse(readFileSync(EXECUTED, 'utf8')) as Executed) : undefined;
  return snippets.map((snippet) => {
    const own = clients.find(({ language, client }) => language === snippet.language && client === snippet.client);
    const proof = own && executedSentence(executed, own.id, printers);
    return proof === undefined ? snippet : { ...snippet, proof: `Calls of this client: ${proof}` };
  });
}

/** The arguments that not every task takes. */
const OF_SOME_TASKS = { stream: 'streaming', tools: 'tools', responseFormat: 'responseFormat' } as const;

/** The code that calls a model through the inference API, with what to do before, or why there is none. */
export async function callModel(asked: Asked, setting: Setting): Promise<object> {
  checkNames(asked);
  const { provider, language, client, stream, async: isAsync, prompt, tools, responseFormat } = asked;
  const { record, reasons: found } = await recordOf(asked.model, setting, provider);
  const model = parseModel(record);
  const { said, noPrompt } = prompt ? await optionsForPrompt(model, prompt, { provider }) : {};
  const options = {
    provider,
    language,
    client,
    streaming: stream,
    async: isAsync,
    ...said,
    tools,
    responseFormat,
  };
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  const result = await loadInferenceSnippets(model, given);
  const { inferenceNotices, inferenceReason } = printInferenceFacts(result);
  const reasons: Reason[] = [
    ...found,
    ...(noPrompt !== undefined ? [{ kind: 'no-prompt', text: noPrompt }] : []),
    ...(inferenceReason ? [inferenceReason] : []),
    ...(await withoutEffect(model, given, OF_SOME_TASKS)).map((text) => ({ kind: 'no-effect', text })),
  ];
  return {
    model: model.id,
    snippets: withProof(printInference(result.snippets)),
    ...(inferenceNotices && { notices: inferenceNotices }),
    ...reasonsOf(reasons),
  };
}

export const addCallModel: AddTool = (server, setting) => {
  server.registerTool(
    'call_model',
    {
      title: 'Code that calls a model through an inference API',
      description:
        'Complete code that calls a machine-learning model through the inference API of a provider, in a language and with a client, with its setup, the request that it makes, and when such calls were last executed.',
      inputSchema: INPUT,
      outputSchema: OUTPUT,
      annotations: { ...READS, openWorldHint: true },
    },
    (asked) => answer(() => callModel(asked, setting)),
  );
};

#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { visible } from '../../languages/shared/characters.ts';
import { hub } from '../../out/modules/hub.ts';
import { loadLibrary } from '../../out/modules/libraries/index.ts';
import { askModel, askSnippet } from './ask.ts';
import { copyText } from './clipboard.ts';
import { hasColours } from './colour.ts';
import { chooseDataset } from './dataset.ts';
import { BinError, UsageError } from './errors.ts';
import { openAddress } from './open.ts';
import { canAsk } from './pick.ts';
import { respectProxies } from './proxy.ts';
import { DATASETS, describeRecord, MODELS, pageOf, readConfig, readRecord } from './record.ts';
import { saveSamples } from './samples.ts';
import { type Choice, chooseSnippets, type Shown } from './snippets.ts';
import { asReceipts, asText } from './text.ts';
import { versionOf } from './version.ts';

const HELP = `Usage: snippetry [model id | address of its page | file | -] [options]
       snippetry --dataset <data set id | address of its page | file | -> [options]

Prints code that uses a model: with its library, and through the inference API. The record of the model comes from the
hub's public API, or from a JSON file (- for standard input). Without one it asks, on a terminal, for a model and for
which of its code to print.

  --library <id>       with this library instead of the model's own
  --provider <id>      through this inference provider (default: auto)
  --language <key>     only python, js, sh …
  --client <name>      only this API client, such as openai, requests or curl
  --app <id>           how to run it with this program on your own machine, such as ollama or llama.cpp
  --quant <label>      the GGUF file that code and apps name, such as Q8_0, or the dtype of ONNX files, such as q4f16
  --memory <GiB>       what you have: the best quantization that fits is named, unless --quant names one
  --chip <name>        the same by the name of what you have, such as "RTX 4090" or "Apple M4 Max"
  --context <tokens>   the text that is to fit besides; config.json of the model is read to know what it takes
  --prompt <text>      what the code asks the model, in the place of the sample's text
  --dataset            print code that loads a data set; takes --library (polars, duckdb, …), --language, --only, --copy,
                       --json {"formatVersion": 1, "id", "dataset": [{"library","variant",…}, …], "notices", "notes"},
                       --hub and --timeout
  --stream             API snippets that read the answer as it is written
  --async              API snippets that are asynchronous, where a language has both
  --only <number>      only this one of what is listed
  --copy               also copy it; needs exactly one snippet
  --open               also open the page of the model or data set at the hub; with --app, the app where it has a link
  --explain            instead of the code what was done to prove it, with the releases that it ran with
  --samples            also save the sample files that the API snippets read into this folder
  --json               {"formatVersion": 1, "id", "library": [{"library","variant","kind","language","title","code","managers"}, …],
                       "inference": [{"language","client","title","code","request","setup"}, …],
                       "apps": [{"app","label","kind","docsUrl","link","steps","notices"}, …]}
  --hub <address>      another hub with the same API
  --timeout <seconds>  how long the hub may take (default: 15)
  --version, --help

--library alone leaves out the API snippets; --provider, --client, --stream and --async leave out those of the library.
HTTPS_PROXY, HTTP_PROXY and NO_PROXY are respected. HF_TOKEN, when set, is sent to the hub, so that private models are
found. Exit code: 0 printed, 1 not possible, 2 wrong call.
`;

const DEFAULT_TIMEOUT_S = 15;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const OPTIONS = {
  library: text,
  provider: text,
  language: text,
  client: text,
  app: text,
  quant: text,
  memory: text,
  chip: text,
  context: text,
  prompt: text,
  only: text,
  hub: text,
  timeout: text,
  dataset: flag,
  stream: flag,
  async: flag,
  copy: flag,
  open: flag,
  samples: flag,
  explain: flag,
  json: flag,
  version: flag,
  help: { type: 'boolean', short: 'h' },
} as const;

function positive(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!(number > 0) || !Number.isFinite(number))
    throw new UsageError(`--${name} takes a number above 0, not "${value}".`);
  return number;
}

interface Output {
  json: boolean;
  copy: boolean;
  samples: boolean;
  explain: boolean;
  /** The hub whose page is opened; nothing where none is. */
  open: string | undefined;
}

const outputOf = ({ json, copy, samples, explain, open, hub: asked = hub.url }: Values): Output => ({
  json: json === true,
  copy: copy === true,
  samples: samples === true,
  explain: explain === true,
  open: open ? asked : undefined,
});

/** Prints what was chosen, or what was done with it. */
async function write(shown: readonly Shown[], printed: unknown, { json, copy, explain }: Output): Promise<void> {
  if (copy && shown.length > 1)
    throw new BinError(
      `--copy needs exactly one snippet, and ${shown.length} are listed: add --only <number>, --language or --client.`,
    );
  const text = explain ? asReceipts(shown) : await asText(shown, hasColours(process.stdout, process.env));
  process.stdout.write(json ? `${JSON.stringify(printed, null, 2)}\n` : text);
}

/** The options that are about models alone. */
const OF_MODELS = [
  'provider',
  'client',
  'app',
  'quant',
  'memory',
  'chip',
  'context',
  'prompt',
  'stream',
  'samples',
] as const;

/** Prints code that loads a data set. */
async function printDataset(source: string, values: Values): Promise<void> {
  const wrong = OF_MODELS.find((name) => values[name] !== undefined);
  if (wrong !== undefined) throw new UsageError(`--${wrong} is about models; --dataset does not take it.`);
  const only = positive('only', values.only);
  const timeout = positive('timeout', values.timeout) ?? DEFAULT_TIMEOUT_S;
  respectProxies();
  const record = await readRecord(source, { hub: values.hub, timeout, kind: DATASETS });
  const { shown, printed, notes } = await chooseDataset(record, { ...values, only });
  for (const note of notes) process.stderr.write(`note: ${visible(note)}\n`);
  const output = outputOf(values);
  const { copy } = output;
  await write(shown, printed, output);
  const [lone, ...others] = shown;
  const proof = others.length === 0 && !output.json && !output.explain ? lone?.proof : undefined;
  if (proof !== undefined) process.stderr.write(`note: ${visible(proof)}\n`);
  if (copy) process.stderr.write(`${copyText(shown[0]?.code ?? '')}\n`);
  if (output.open !== undefined) process.stderr.write(`${openAddress(pageOf(output.open, DATASETS, printed.id))}\n`);
}

async function print(choice: Choice, record: Record<string, unknown>, output: Output): Promise<void> {
  const { json, copy, samples, explain, open } = output;
  const { shown, printed, reasons } = await chooseSnippets(record, choice, loadLibrary);
  const notes = [...describeRecord(record), ...(printed.notices ?? []).map(({ text: said }) => said)];
  for (const note of notes) process.stderr.write(`note: ${visible(note)}\n`);
  if (shown.length === 0) throw new BinError(['no snippet:', ...reasons].join('\n  '));
  await write(shown, printed, output);
  const [lone, ...others] = json || explain ? [] : shown;
  const { before: needed = [], proof } = others.length === 0 && lone ? lone : {};
  const before = [...needed.map((line) => `needs: ${line}`), ...(proof === undefined ? [] : [`note: ${proof}`])];
  const saved = samples
    ? saveSamples(
        printed.inference.map(({ setup }) => setup),
        process.cwd(),
      )
    : [];
  for (const note of [...reasons.map((reason) => `note: ${reason}`), ...before, ...saved])
    process.stderr.write(`${visible(note)}\n`);
  if (copy) process.stderr.write(`${copyText(shown[0]?.code ?? '')}\n`);
  const link = choice.app === undefined ? undefined : printed.apps[0]?.link;
  if (open !== undefined) process.stderr.write(`${openAddress(link ?? pageOf(open, MODELS, printed.id))}\n`);
}

const read = (args: string[]) => parseArgs({ args, allowPositionals: true, options: OPTIONS });

type Values = ReturnType<typeof read>['values'];

async function main(args: string[]): Promise<void> {
  const { values, positionals } = read(args);
  if (values.help) return void process.stdout.write(HELP);
  if (values.version) return void process.stdout.write(`${versionOf()}\n`);
  if (positionals.length > 1) throw new UsageError(`snippetry takes one model, not ${positionals.length}.`);
  const [given] = positionals;
  const terminal = { input: process.stdin, output: process.stderr };
  const asks = given === undefined && !values.dataset && canAsk(terminal);
  if (given === undefined && !asks) throw new UsageError('snippetry takes one model.');
  if (given !== undefined && values.dataset) return printDataset(given, values);
  const source = given ?? (await askModel(terminal));
  const only = positive('only', values.only);
  const memory = positive('memory', values.memory);
  const timeout = positive('timeout', values.timeout) ?? DEFAULT_TIMEOUT_S;
  respectProxies();
  const record = await readRecord(source, { hub: values.hub, timeout, provider: values.provider });
  const tokens = positive('context', values.context);
  const context = tokens && { tokens, config: await readConfig(record, { hub: values.hub, timeout }) };
  const choice = { ...values, quantization: values.quant, only, memory, context: context || undefined };
  const output = outputOf(values);
  if (!asks || only !== undefined || output.json || values.app !== undefined) return print(choice, record, output);
  const { shown } = await chooseSnippets(record, choice, loadLibrary);
  const chosen = shown.length === 0 ? undefined : await askSnippet(shown, terminal);
  process.stderr.write(
    `the same again: snippetry ${visible(source)}${chosen === undefined ? '' : ` --only ${chosen}`}\n`,
  );
  await print({ ...choice, only: chosen }, record, output);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader such as head has seen enough.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await main(process.argv.slice(2));
} catch (error) {
  const usage = error instanceof UsageError || String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');
  if (!usage && !(error instanceof BinError)) throw error;
  const { message, hint = '' } = error as Error & { hint?: string };
  const options = usage ? '\nsnippetry --help lists the options.' : '';
  process.stderr.write(`${visible(`${message} ${hint}`.trimEnd())}${options}\n`);
  process.exitCode = usage ? 2 : 1;
}

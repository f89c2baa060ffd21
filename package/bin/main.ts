#!/usr/bin/env node
import { visible } from '../../languages/shared/characters.ts';
import { loadLibrary } from '../../out/modules/libraries/index.ts';
import { askModel, askSnippet } from './ask.ts';
import { CallError, callOptions } from './calls.ts';
import { copyText } from './clipboard.ts';
import { hasColours } from './colour.ts';
import { chooseDataset } from './dataset.ts';
import { BinError, UsageError } from './errors.ts';
import { openAddress } from './open.ts';
import {
  checkDatasetOptions,
  checkModelOptions,
  checkReadmeOptions,
  DEFAULT_TIMEOUT_S,
  HELP,
  type Output,
  outputOf,
  positive,
  readOptions,
  refuseReadmeOptions,
  type Values,
} from './options.ts';
import { canAsk } from './pick.ts';
import { respectProxies } from './proxy.ts';
import { keepReadme } from './readme/command.ts';
import { DATASETS, describeRecord, MODELS, pageOf, readConfig, readRecord } from './record.ts';
import { saveSamples } from './samples.ts';
import { type Choice, chooseSnippets, type Shown } from './snippets.ts';
import { asReceipts, asText } from './text.ts';
import { versionOf } from './version.ts';

/** Prints what was chosen, or what was done with it. */
async function write(shown: readonly Shown[], printed: unknown, { json, copy, explain }: Output): Promise<void> {
  if (copy && shown.length > 1)
    throw new BinError(
      `--copy needs exactly one snippet, and ${shown.length} are listed: add --only <number>, --language or --client.`,
    );
  const text = explain ? await asReceipts(shown) : await asText(shown, hasColours(process.stdout, process.env));
  process.stdout.write(json ? `${JSON.stringify(printed, null, 2)}\n` : text);
}

/** Prints code that loads a data set. */
async function printDataset(source: string, values: Values): Promise<void> {
  checkDatasetOptions(values);
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

/** Keeps the blocks of a Markdown file current. */
async function readme(files: readonly string[], values: Values): Promise<void> {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0)
    throw new UsageError(`readme takes one Markdown file, not ${files.length}.`);
  checkReadmeOptions(values);
  const timeout = positive('timeout', values.timeout) ?? DEFAULT_TIMEOUT_S;
  respectProxies();
  const { check = false, record, hub } = values;
  process.stdout.write(`${visible(await keepReadme(file, { check, record, hub, timeout }))}\n`);
}

async function main(args: string[]): Promise<void> {
  const { values, positionals } = readOptions(args);
  if (values.help) return void process.stdout.write(HELP);
  if (values.version) return void process.stdout.write(`${versionOf()}\n`);
  const [verb, ...rest] = positionals;
  if (verb === 'readme') return readme(rest, values);
  refuseReadmeOptions(values);
  if (positionals.length > 1) throw new UsageError(`snippetry takes one model, not ${positionals.length}.`);
  const [given] = positionals;
  const terminal = { input: process.stdin, output: process.stderr };
  const asks = given === undefined && !values.dataset && canAsk(terminal);
  if (given === undefined && !asks) throw new UsageError('snippetry takes one model.');
  if (given !== undefined && values.dataset) return printDataset(given, values);
  checkModelOptions(values);
  const source = given ?? (await askModel(terminal));
  const only = positive('only', values.only);
  const memory = positive('memory', values.memory);
  const timeout = positive('timeout', values.timeout) ?? DEFAULT_TIMEOUT_S;
  const call = callOptions(values);
  respectProxies();
  const sizes = values.memory !== undefined || values.chip !== undefined;
  const record = await readRecord(source, { hub: values.hub, timeout, provider: values.provider, sizes });
  const tokens = positive('context', values.context);
  const context = tokens && { tokens, config: await readConfig(record, { hub: values.hub, timeout }) };
  const choice = { ...values, quantization: values.quant, only, memory, context: context || undefined, call };
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
  const usage =
    error instanceof UsageError ||
    error instanceof CallError ||
    String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');
  if (!usage && !(error instanceof BinError)) throw error;
  const { message, hint = '' } = error as Error & { hint?: string };
  const options = usage ? '\nsnippetry --help lists the options.' : '';
  process.stderr.write(`${visible(`${message} ${hint}`.trimEnd())}${options}\n`);
  process.exitCode = usage ? 2 : 1;
}

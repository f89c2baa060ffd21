import { parseArgs } from 'node:util';
import { hub } from '../../out/modules/hub.ts';
import { CALL_HELP, CALL_OPTIONS } from './calls.ts';
import { UsageError } from './errors.ts';

/** What `--help` prints. */
export const HELP = `Usage: snippetry [model id | address of its page | file | -] [options]
       snippetry --dataset <data set id | address of its page | file | -> [options]
       snippetry readme <Markdown file> [--check] [--record <file | ->] [--hub <address>] [--timeout <seconds>]

Prints code that uses a model: with its library, and through the inference API. The record of the model comes from the
hub's public API, or from a JSON file (- for standard input). Without one it asks, on a terminal, for a model and for
which of its code to print.

  snippetry openai/gpt-oss-20b                         everything, by number
  snippetry openai/gpt-oss-20b --only 2 > load.py      one of them, as a file
  snippetry openai/gpt-oss-20b --client curl --stream --prompt "Why is the sky blue?"
  snippetry unsloth/gpt-oss-20b-GGUF --app ollama --memory 16
  snippetry timm/resnet50.a1_in1k --explain            what was done to prove it
  snippetry --dataset stanfordnlp/imdb --library polars
  snippetry readme README.md                           keep the code in a README or model card current

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
  --check              with readme: write nothing, and end with 1 where a block is not current
  --record <file | ->  with readme: the record of the model with its id, so that the hub is not asked for it
  --samples            also save the sample files that the API snippets read into this folder
  --json               {"formatVersion": 1, "id", "library": [{"library","variant","kind","language","title","code","managers"}, …],
                       "inference": [{"language","client","title","code","request","setup"}, …],
                       "apps": [{"app","label","kind","docsUrl","link","steps","notices"}, …]}
  --hub <address>      another hub with the same API
  --timeout <seconds>  how long the hub may take (default: 15)
  --version, --help

Options of the API snippets:
${CALL_HELP}
readme writes what stands between <!-- snippetry: org/name library=… --> and <!-- /snippetry --> anew, each on a line of
its own. Behind the model: library, variant, language; provider, client, prompt for a call; level of the heading (3);
record=<file beside the Markdown file>, so that the hub is not asked.
--library alone leaves out the API snippets; --provider, --client, --stream, --async and the options of the API snippets
leave out those of the library.
HTTPS_PROXY, HTTP_PROXY and NO_PROXY are respected. HF_TOKEN, when set, is sent to the hub, so that private models are
found. Exit code: 0 printed, 1 not possible, 2 wrong call.
`;

/** How long the hub may take without `--timeout`. */
export const DEFAULT_TIMEOUT_S = 15;

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
  check: flag,
  record: text,
  ...CALL_OPTIONS,
  version: flag,
  help: { type: 'boolean', short: 'h' },
} as const;

/** The options of a call, and what stands beside them. */
export const readOptions = (args: string[]) => parseArgs({ args, allowPositionals: true, options: OPTIONS });

/** The options as they were given. */
export type Values = ReturnType<typeof readOptions>['values'];

/** The number of an option; undefined where it was not given. */
export function positive(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!(number > 0) || !Number.isFinite(number))
    throw new UsageError(`--${name} takes a number above 0, not "${value}".`);
  return number;
}

/** What is done with the code that was chosen. */
export interface Output {
  json: boolean;
  copy: boolean;
  samples: boolean;
  explain: boolean;
  /** The hub whose page is opened; nothing where none is. */
  open: string | undefined;
}

/** What the options ask to be done with the code. */
export const outputOf = ({ json, copy, samples, explain, open, hub: asked = hub.url }: Values): Output => ({
  json: json === true,
  copy: copy === true,
  samples: samples === true,
  explain: explain === true,
  open: open ? asked : undefined,
});

/** The options that are about calls alone. */
const OF_CALLS = Object.keys(CALL_OPTIONS) as (keyof typeof CALL_OPTIONS)[];

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
  'async',
  'samples',
  ...OF_CALLS,
] as const;

/** The options that are about libraries and calls: the steps of an app take none of them. */
const NOT_OF_APPS = ['library', 'provider', 'stream', 'async', 'samples', ...OF_CALLS] as const;

/** @throws UsageError where an option was given that does nothing beside the others. */
export function checkModelOptions(values: Values): void {
  const wrong = values.app === undefined ? undefined : NOT_OF_APPS.find((name) => values[name] !== undefined);
  if (wrong !== undefined) throw new UsageError(`--${wrong} is not about apps; --app does not take it.`);
  if (values.context !== undefined && values.memory === undefined && values.chip === undefined)
    throw new UsageError('--context says what has to fit besides: give --memory or --chip, into which.');
}

/** @throws UsageError where an option was given that is about models alone. */
export function checkDatasetOptions(values: Values): void {
  const wrong = OF_MODELS.find((name) => values[name] !== undefined);
  if (wrong !== undefined) throw new UsageError(`--${wrong} is about models; --dataset does not take it.`);
}

/** The options of `readme`, and those that it alone has. */
const OF_README: readonly string[] = ['check', 'record', 'hub', 'timeout'];
const OF_README_ALONE = ['check', 'record'] as const;

/** @throws UsageError where an option was given that `readme` does not take. */
export function checkReadmeOptions(values: Values): void {
  const wrong = Object.keys(values).find((name) => !OF_README.includes(name));
  if (wrong !== undefined)
    throw new UsageError(`readme does not take --${wrong}.`, 'What is printed is said in the markers of the file.');
}

/** @throws UsageError where an option was given that `readme` alone has. */
export function refuseReadmeOptions(values: Values): void {
  const wrong = OF_README_ALONE.find((name) => values[name] !== undefined);
  if (wrong !== undefined) throw new UsageError(`--${wrong} is for snippetry readme <file>.`);
}

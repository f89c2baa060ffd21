import { readFileSync } from 'node:fs';
import { text as textOf } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { visible } from '../../../languages/shared/characters.ts';
import { parseJson } from '../../../runtime/nesting.ts';
import type { Command } from '../command.ts';
import { INFERENCE_HELP, INFERENCE_OPTIONS } from '../inference.ts';
import { ensureGenerated, UsageError } from '../libraries.ts';
import { asModelRecord } from '../records.ts';
import type { Rendered } from '../rendering.ts';

const help = `Usage: npm run -s snippetry -- render <file|-> [options]
       npm run -s snippetry -- render --batch [options] < records.ndjson

Prints the snippets of a model record (JSON, as the hub returns it); - reads it from standard input.

  --json             print {"formatVersion": 1, "library": [{"library","variant","kind","language","title","code","managers","proof"}, …],
                     "inference": [{"language","client","title","code","request","setup"}, …],
                     "apps": [{"app","label","kind","docsUrl","link","steps","notices"}, …]}
  --library <id>     this library instead of those that load the model; all for every library
  --quant <label>    the GGUF file that snippets and apps name, such as Q8_0 (default: Q4_K_M where there is one, then
                     others of 4 bits, else the first file), or the dtype of ONNX files, such as q4f16
  --dataset          the record is that of a data set: print code that loads it, as JSON
                     {"formatVersion": 1, "id", "dataset": [{"library","variant","kind","language","title","code","managers","proof"}, …],
                     "notices": [{"kind","text","href"}, …], "notes": [{"library","text"}, …]}
  --batch            read one record a line, print one such object a line, in order; a line that cannot be
                     read gives {"formatVersion": 1, "error": …, "line": N} in its place, and exit code 1 at the end
${INFERENCE_HELP}`;

/** What a text says that is JSON; of another one, an error that says what is wrong and where. */
async function jsonOf(shown: string, text: string): Promise<unknown> {
  try {
    return parseJson(text);
  } catch {
    // What tells of faults takes as long to be imported as a tenth of a start.
    const [{ parseJsonText }, { formatDiagnostic }] = await Promise.all([
      import('../../1-load/json-file.ts'),
      import('../../diagnostics/diagnostic.ts'),
    ]);
    throw new UsageError(parseJsonText(shown, text).problems.map(formatDiagnostic).join('\n'), 1);
  }
}

async function readRecord(file: string): Promise<Record<string, unknown>> {
  const shown = file === '-' ? 'standard input' : file;
  let source: string;
  try {
    // Some editors begin a file with a byte order mark, which JSON does not know.
    source = (file === '-' ? await textOf(process.stdin) : readFileSync(file, 'utf8')).replace(/^\ufeff/, '');
  } catch (error) {
    throw new UsageError(`${shown} cannot be read: ${(error as NodeJS.ErrnoException).code ?? error}`, 1);
  }
  const value = await jsonOf(shown, source);
  try {
    return asModelRecord(value);
  } catch (error) {
    throw new UsageError(`${shown}: ${(error as Error).message}`, 1);
  }
}

/** Tells on standard error what the snippets do not say. */
function tell(
  record: Record<string, unknown>,
  { id, problem, reason, printed }: Rendered,
  missing: string,
  asked: boolean,
): void {
  const say = (text: string): void => void process.stderr.write(`${text}\n`);
  if (id === missing) say(`the record has no id that can be printed: the snippets say ${id} in its place`);
  if (problem !== undefined) say(`note: ${visible(problem)}`);
  if (reason !== undefined) say(`no API snippet: ${visible(reason)}`);
  for (const { text } of (asked && printed.inferenceNotices) || []) say(`note: ${visible(text)}`);
  if (printed.library.length === 0) say(`no library snippet: ${visible(emptyReason(record))}`);
  for (const { text } of printed.notices ?? []) say(`note: ${visible(text)}`);
}

/** Prints what a reader would see for the record of a data set, or for one a line. */
async function printDatasets(
  file: string | undefined,
  { library, batch, json }: { library?: string; batch?: boolean; json?: boolean },
): Promise<number> {
  const { datasetRenderer } = await import('../dataset.ts');
  const render = await datasetRenderer(library);
  if (batch) {
    const { answerLines } = await import('../lines.ts');
    const failed = await answerLines<{ record: Record<string, unknown>; printed?: object }>(
      process.stdin,
      process.stdout,
      {
        begin: (line) => ({ record: asModelRecord(parseJson(line)) }),
        steps: [
          async (value) => {
            value.printed = await render(value.record);
          },
        ],
        end: ({ printed }) => printed,
      },
    );
    return failed > 0 ? 1 : 0;
  }
  const printed = await render(await readRecord(file ?? '-'));
  const own = (printed.notes ?? []).map(({ library: id, text: said }) => `${id}: ${said}`);
  for (const said of [...(printed.notices ?? []).map(({ text: about }) => about), ...own])
    process.stderr.write(`note: ${visible(said)}\n`);
  const { readable } = await import('../readable.ts');
  const text = json
    ? `${JSON.stringify(printed, null, 2)}\n`
    : readable({ library: [...printed.dataset], inference: [] });
  process.stdout.write(text);
  return 0;
}

/** Prints what a reader would see for model records. */
export const command: Command = {
  summary: 'print the snippets of a model record',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        library: { type: 'string' },
        quant: { type: 'string' },
        batch: { type: 'boolean' },
        dataset: { type: 'boolean' },
        ...INFERENCE_OPTIONS,
      },
    });
    try {
      if (values.batch ? positionals.some((name) => name !== '-') : positionals.length !== 1) {
        throw new UsageError(
          values.batch
            ? '--batch reads standard input and takes no file.'
            : 'render takes one file, or - for standard input.',
        );
      }
      await ensureGenerated();
      if (values.dataset) return await printDatasets(positionals[0], values);
      // What prints imports what was generated, so it is imported when that is there.
      const { renderer } = await import('../rendering.ts');
      const { begin, steps, end, missing } = await renderer(values);
      if (values.batch) {
        const { answerLines } = await import('../lines.ts');
        const failed = await answerLines(process.stdin, process.stdout, {
          begin: (line) => begin(asModelRecord(parseJson(line))),
          steps,
          end: (making) => end(making).printed,
        });
        return failed > 0 ? 1 : 0;
      }
      const record = await readRecord(positionals[0] as string);
      const making = begin(record);
      for (const step of steps) await step(making);
      const rendered = end(making);
      tell(record, rendered, missing, values.provider !== undefined);
      const { readable } = await import('../readable.ts');
      process.stdout.write(values.json ? `${JSON.stringify(rendered.printed, null, 2)}\n` : readable(rendered.printed));
      return 0;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      process.stderr.write(`${visible(error.message)}\n`);
      return error.exitCode;
    }
  },
};

const emptyReason = (record: Record<string, unknown>): string =>
  typeof record.library_name === 'string'
    ? `"${record.library_name}" has none for this model, or is not in the catalogue; --library chooses another.`
    : 'the record has no library_name; --library chooses one.';

import { parseModel } from '../../model/parse.ts';
import { appsOf } from '../index.ts';
import type { AppOptions, PrintedApp } from '../types.ts';

const FILES = ['m-Q8_0.gguf', 'm-Q4_K_M.gguf', 'mmproj-m-f16.gguf'];

/** A record of a model of GGUF files, with changes. */
export const gguf = (changes: Record<string, unknown> = {}, files: readonly string[] = FILES) => ({
  id: 'org/m-GGUF',
  tags: ['gguf', 'conversational'],
  pipeline_tag: 'text-generation',
  gguf: { context_length: 131072, chat_template: '{% if tools %}{{ tools }}{% endif %}' },
  siblings: files.map((rfilename) => ({ rfilename })),
  ...changes,
});

/** What the apps print for a record, by id. */
export async function printedFor(record: unknown, options?: AppOptions): Promise<Record<string, PrintedApp>> {
  const printed = await appsOf(parseModel(record), options);
  return Object.fromEntries(printed.map((one) => [one.app, one]));
}

/** All that an app prints, as one text. */
export const textOf = (app: PrintedApp | undefined): string =>
  app === undefined ? '' : [app.link ?? '', ...app.steps.map(({ code }) => code)].join('\n');

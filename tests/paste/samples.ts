import { registry } from '../../out/modules/libraries/registry.ts';
import { providers } from '../../out/modules/providers/registry.ts';
import { inferenceSnippets } from '../../runtime/inference/index.ts';
import type { InferenceOptions } from '../../runtime/inference/types.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { CHAT, type Json, type Provider } from '../../runtime/request/types.ts';
import { edited, FIELDS, type Mode, type Path, textPaths } from '../snippets/edits.ts';
import { seedRecords } from '../snippets/seeds.ts';
import { ATTACK, MARKER } from './paste.ts';

const run = `${ATTACK} ${MARKER}`;

/** Texts that a terminal or a line editor would obey: each tries to leave its place and to run a command. */
export const HOSTILE: readonly string[] = [
  `x\u0003\n${run}-interrupt\n`,
  `x\u0015${run}-kill-line\n`,
  `x\u0004\n${run}-end-of-file\n`,
  `x\u001a\n${run}-suspend\n`,
  `x\u0001\u000b${run}-kill-to-end\r`,
  `x\u001b[201~\r${run}-end-of-paste\r`,
  `x\u001b#\r${run}-comment-out\r`,
  `x\u001b]0;title\u0007\u009b2J`,
  `x\tb\t\t`,
  `x\u007f\u007f\u0008\u0016\u0003`,
  `a\u202eb\u2066c\u00ad\u200bd\ufe0f\u{e0041}`,
  `!!\n!-1\n^a^b\n'"\`${run}-quote\``,
  `\u0645\u06cc\u200c\u062e 漢字 👨\u200d👩 é`,
];

/** Every place of a text that a record has, or may have, once. */
const placesIn = (record: unknown): Path[] => [
  ...new Map([...textPaths(record), ...FIELDS].map((path) => [JSON.stringify(path), path])).values(),
];

/** How a text meets the one at a place: behind it, and before its extension where it has one. */
function modesAt(record: unknown, path: Path): readonly Mode[] {
  let value: unknown = record;
  for (const key of path) value = (value as Readonly<Record<string | number, unknown>> | undefined)?.[key];
  return typeof value === 'string' && value.includes('.') ? ['append', 'before extension'] : ['append'];
}

/** Every shell snippet of the libraries: for each seed, and with hostile values in every field of the record. */
function librarySnippets(): string[] {
  const found = new Set<string>();
  const add = (entry: (typeof registry)[keyof typeof registry], record: unknown): void => {
    for (const { language, code } of entry.snippets(parseModel(record))) if (language === 'sh') found.add(code);
  };
  for (const entry of Object.values(registry)) {
    for (const record of seedRecords(entry.id)) {
      const before = found.size;
      add(entry, record);
      if (found.size === before) continue;
      for (const path of placesIn(record))
        for (const text of HOSTILE)
          for (const mode of modesAt(record, path)) add(entry, edited(record, { path, mode, text }));
    }
  }
  return [...found];
}

/** Options that are texts, with a hostile one in each; a token and an address keep their beginning. */
const OPTIONS: readonly ((text: string) => InferenceOptions)[] = [
  (text) => ({ inputs: text }),
  (text) => ({ inputs: { image: `${text}.png` } }),
  (text) => ({ inputs: { audio: `${text}.flac` } }),
  (text) => ({ inputs: { prompt: text, question: text, context: text, text } as Record<string, Json> }),
  (text) => ({ inputs: { source_sentence: text, sentences: [text, text] } }),
  (text) => ({ inputs: { [text]: [text] } }),
  (text) => ({ messages: [{ role: 'user', content: text }] }),
  (text) => ({ messages: [{ role: text, [text]: text }] }),
  (text) => ({ providerModelId: text }),
  (text) => ({ adapter: text, adapterWeightsPath: text }),
  (text) => ({ accessToken: `hf_${text}` }),
  (text) => ({ accessToken: text, directRequest: true }),
  (text) => ({ billTo: text }),
  (text) => ({ endpointUrl: `https://endpoint.example/${text}` }),
  (text) => ({ endpointUrl: `https://${text}.example/` }),
  (text) => ({ provider: text }),
  (text) => ({ client: text }),
];

/** Every curl snippet: for each provider, task and way, as it is, and with hostile values in every option. */
function callSnippets(): string[] {
  const found = new Set<string>();
  const add = (record: Record<string, unknown>, options: InferenceOptions): void => {
    const { snippets } = inferenceSnippets(parseModel(record), { language: 'sh', ...options });
    for (const { code } of snippets) found.add(code);
  };
  const cells = Object.values<Provider>(providers).flatMap(({ id, tasks }) =>
    Object.keys(tasks).flatMap((task) =>
      (task === CHAT ? ['text-generation', 'image-text-to-text'] : [task]).map((key) => ({ id, key })),
    ),
  );
  const shapes = new Set<string>();
  for (const { id: provider, key } of cells) {
    for (const streaming of [false, true]) {
      const base = { provider, streaming };
      const record = (id: string) => ({ id, pipeline_tag: key, tags: [CHAT], mask_token: '[MASK]' });
      add(record('org/name'), base);
      const code = [...found].at(-1) ?? '';
      const shape = code.replace(/"(?:[^"\\]|\\.)*"|https?:\S+|-d '[^']*'/g, '');
      if (shapes.has(shape)) continue;
      shapes.add(shape);
      for (const text of HOSTILE) {
        add(record(`org/${text}`), base);
        add({ ...record('org/name'), mask_token: text, pipeline_tag: key + text }, base);
        for (const options of OPTIONS) add(record('org/name'), { ...base, ...options(text) });
      }
    }
  }
  return [...found];
}

/** Every shell snippet that a reader may be shown, calm and hostile. */
export const shellSnippets = (): { libraries: string[]; calls: string[] } => ({
  libraries: librarySnippets(),
  calls: callSnippets(),
});

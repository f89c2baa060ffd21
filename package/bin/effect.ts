import type { Model } from '../../out/types/model.ts';
import type { InferenceOptions } from '../../runtime/inference/index.ts';
import { loadInferenceSnippets } from '../../runtime/inference/lazy.ts';

/**
 * Which options change nothing in the calls of a model, as streaming where nothing is written bit by bit, in a sentence;
 * empty where each does something, or there is no call.
 * @param names The options that are looked at, by the names that callers give them.
 */
export async function withoutEffect(
  model: Model,
  options: InferenceOptions,
  names: Readonly<Record<string, keyof InferenceOptions>>,
): Promise<string[]> {
  const codeWith = async (some: InferenceOptions): Promise<string> =>
    (await loadInferenceSnippets(model, some)).snippets.map(({ code }) => code).join('\0');
  const asked = Object.entries(names).filter(([, key]) => options[key] !== undefined);
  const whole = asked.length === 0 ? '' : await codeWith(options);
  if (whole === '') return [];
  const idle: string[] = [];
  for (const [name, key] of asked) {
    const { [key]: _, ...others } = options;
    if ((await codeWith(others)) === whole) idle.push(name);
  }
  return idle.length === 0 ? [] : [`These calls are the same without ${idle.join(' and without ')}.`];
}

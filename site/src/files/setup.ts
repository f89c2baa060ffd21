import { setupOf } from '../../../runtime/inference/setup.ts';
import type { InferenceSnippet } from '../../../runtime/inference/types.ts';
import { absolute } from './file.ts';

/** What a snippet needs before it runs, as a page's data says it: with the full addresses of sample files. */
export function setupValue(snippet: InferenceSnippet) {
  const { files, ...setup } = setupOf(snippet);
  return { ...setup, files: files.map(({ name, sample }) => ({ name, ...(sample ? { url: absolute(sample) } : {}) })) };
}

/** The same as a list in Markdown: the first package manager and the first shell; empty when it needs nothing. */
export function setupMarkdown(snippet: InferenceSnippet): string {
  const { install, key, files } = setupValue(snippet);
  const [set] = key?.set ?? [];
  const made = key?.href === undefined ? '' : `, with a key from <${key.href}>`;
  return [
    ...install.slice(0, 1).map(({ code }) => `- Install: \`${code.trimEnd()}\``),
    ...(set ? [`- Set: \`${set.code.trimEnd()}\`${made}`] : []),
    ...files.map(({ name, url }) => `- Have in the folder: ${url === undefined ? name : `[${name}](${url})`}`),
  ].join('\n');
}

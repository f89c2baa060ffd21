import type { LanguageFacts } from '../pages.ts';

/** The Jupyter kernel of a language. */
export type Kernel = NonNullable<LanguageFacts['kernel']>;

/**
 * Code as a notebook (nbformat 4.5).
 * @param install Commands of a cell before it, which are run by its own magic, because a cell is Python.
 */
export function notebook(
  title: string,
  { code, language }: { readonly code: string; readonly language: string },
  kernel: Kernel,
  install?: string,
): string {
  const lines = (text: string): string[] => text.replace(/\n$/, '').split(/(?<=\n)/);
  const cell = (id: string, source: string) => ({
    cell_type: 'code',
    execution_count: null,
    id,
    metadata: {},
    outputs: [],
    source: lines(source),
  });
  const whole = {
    cells: [
      { cell_type: 'markdown', id: 'title', metadata: {}, source: [`# ${title}`] },
      ...(install ? [cell('install', `%%sh\n${install}`)] : []),
      cell('code', code),
    ],
    metadata: {
      kernelspec: { display_name: kernel.label, language, name: kernel.name },
      language_info: { name: language },
    },
    nbformat: 4,
    nbformat_minor: 5,
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

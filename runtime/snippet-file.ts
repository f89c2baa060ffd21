import { slugOf } from './slug.ts';
import type { Snippet } from './snippet.ts';

/**
 * The folder of a library's snippets for a model, below out/snippets and on the site: timm/timm-resnet50-a1-in1k.
 * @param precision What the weights are loaded as, where that was chosen: transformers/google-t5-t5-small@8bit.
 */
export const snippetFolder = (library: string, model: string, precision?: string): string =>
  `${slugOf(library)}/${slugOf(model)}${precision === undefined ? '' : `@${precision}`}`;

/**
 * The file name of a snippet: 02-create-model.py.
 * @param index Its place in the library's list, counted from 0.
 * @param extension Of its language, without the dot.
 */
export const snippetFile = ({ variant }: Pick<Snippet, 'variant'>, index: number, extension: string): string =>
  `${String(index + 1).padStart(2, '0')}-${variant}.${extension}`;

import type { Problem } from '../language.ts';
import { placeAt } from './place.ts';

/** A quoted text, after a list's bracket perhaps; no repetition is without a limit. */
const QUOTED = String.raw`\[?\s{0,200}(?<quote>["'])(?<value>[^"'\\\n]{0,2000})\k<quote>`;

/** What is given as a prompt or as a text: an argument, a variable, a key; prompts of sound and of pictures are files. */
const GIVEN = new RegExp(
  String.raw`(?<![\w.-])["']?(?:(?!\w{0,40}(?:audio|voice|speech|image))\w{0,40}prompt|texts?|sentences?|question)["']?\s{0,20}[=:]\s{0,20}${QUOTED}`,
  'g',
);

/** The names of what a snippet makes for itself: a model, a pipeline, a tokenizer. */
const MADE = /^[ \t]*(?:const |let )?(\w+) = /gm;

const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;
const ADDRESS =
  /^https?:\/\/\S+$|^[\w./-]+\.(?:jpe?g|png|gif|webp|mp[34]|wav|flac|ya?ml|json|safetensors|onnx|gguf|bin|pth?)$/;

/**
 * Texts in which no words are: the name of a repository, an address or a file as a prompt, or a repository given to what the
 * snippet made from one. A model takes any text, so executing tells nothing of it.
 * @returns Problems of the kind that is none where values are made up.
 */
export function wordlessIn(code: string): Problem[] {
  const made = [...code.matchAll(MADE)].map(([, name]) => name);
  const called = new RegExp(
    String.raw`(?<![\w.])(?:${made.join('|') || '(?!)'})(?:\.(?:generate|encode)\w{0,40})?\(\s{0,200}${QUOTED}`,
    'g',
  );
  const given = [...code.matchAll(GIVEN)].filter(({ groups }) => ADDRESS.test(groups?.value ?? ''));
  const repositories = [...code.matchAll(GIVEN), ...code.matchAll(called)].filter(({ groups }) =>
    REPOSITORY.test(groups?.value ?? ''),
  );
  const found = new Map([...given, ...repositories].map((match) => [match.index, match.groups?.value]));
  return [...found].map(([offset, value]) => ({
    offset,
    ...placeAt(code, offset),
    message: `${value} stands where words of a prompt or of a text belong.`,
    unused: true,
  }));
}

import { similar } from '../similar.ts';

/** What a marker asks for. */
export interface Wish {
  /** Id of the model, such as org/name. */
  readonly model: string;
  readonly options: Readonly<Partial<Record<WishOption, string>>>;
}

/** What can stand in a marker behind the model, as `name=value`. */
export const WISH_OPTIONS = [
  'library',
  'variant',
  'provider',
  'client',
  'language',
  'prompt',
  'level',
  'record',
] as const;
export type WishOption = (typeof WISH_OPTIONS)[number];

/** A marker that cannot be understood; the message says what, the hint what to write. */
export class WishError extends Error {
  readonly hint: string;
  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

const FORM = 'Write <!-- snippetry: org/name library=transformers -->; a value with spaces stands in double quotes.';
const WORD = /(?:([^\s"=]+)=)?(?:"([^"]*)"|([^\s"=]+))(?=\s|$)\s*/y;

const isOption = (name: string): name is WishOption => WISH_OPTIONS.some((option) => option === name);

/** @throws WishError where the level is none of a heading below which another one fits. */
function checkLevel(level: string): void {
  if (!/^[1-6]$/.test(level)) throw new WishError(`level takes a number from 1 to 6, not "${level}".`, FORM);
}

/**
 * What stands in a marker: the id of a model, then options.
 * @throws WishError where it is not that.
 */
export function wishOf(text: string): Wish {
  const given = text.trim();
  const options: Partial<Record<WishOption, string>> = {};
  let model: string | undefined;
  WORD.lastIndex = 0;
  while (WORD.lastIndex < given.length) {
    const at = WORD.lastIndex;
    const [, name, quoted, bare] = WORD.exec(given) ?? [];
    const value = quoted ?? bare;
    if (value === undefined) throw new WishError(`"${given.slice(at)}" is not understood.`, FORM);
    if (name === undefined) {
      if (model !== undefined) throw new WishError(`a block is about one model, not "${model}" and "${value}".`, FORM);
      model = value;
    } else {
      if (!isOption(name)) throw new WishError(`there is no option "${name}".`, similar(name, WISH_OPTIONS));
      if (options[name] !== undefined) throw new WishError(`${name} is given twice.`, 'Leave one of them out.');
      options[name] = value;
    }
  }
  if (model === undefined) throw new WishError('the marker names no model.', FORM);
  if (options.level !== undefined) checkLevel(options.level);
  return { model, options };
}

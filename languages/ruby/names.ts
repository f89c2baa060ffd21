import { isShapedAsName } from '../shared/names.ts';

/** Ruby reference, "Keywords". */
const RESERVED = new Set(
  `__ENCODING__ __FILE__ __LINE__ BEGIN END alias and begin break case class def defined do else elsif end ensure false
  for if in module next nil not or redo rescue retry return self super then true undef unless until when while
  yield`.split(/\s+/),
);

/** Whether a text can be a name in Ruby. */
export const isName = (text: string): boolean => isShapedAsName(text) && !RESERVED.has(text);

/** The text when it can be a name in Ruby. */
export const rubyName = (text: string | undefined): string | undefined =>
  text !== undefined && isName(text) ? text : undefined;

import { isShapedAsName } from '../shared/names.ts';

/** Rust reference, "Keywords": strict ones and those that are reserved; the underscore alone is no name. */
const RESERVED = new Set(
  `_ as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut
  pub ref return self Self static struct super trait true type unsafe use where while abstract become box do final gen
  macro override priv try typeof unsized virtual yield`.split(/\s+/),
);

/** Whether a text can be a name in Rust. */
export const isName = (text: string): boolean => isShapedAsName(text) && !RESERVED.has(text);

/** The text when it can be a name in Rust. */
export const rustName = (text: string | undefined): string | undefined =>
  text !== undefined && isName(text) ? text : undefined;

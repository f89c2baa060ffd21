import { isShapedAsName } from '../shared/names.ts';

/** PHP manual, "List of Keywords" and "Compile-time constants" there; PHP reads them in any case. */
const RESERVED = new Set(
  `__halt_compiler abstract and array as break callable case catch class clone const continue declare default die do echo
  else elseif empty enddeclare endfor endforeach endif endswitch endwhile eval exit extends final finally fn for foreach
  function global goto if implements include include_once instanceof insteadof interface isset list match namespace new
  or print private protected public readonly require require_once return static switch throw trait try unset use var
  while xor yield __class__ __dir__ __file__ __function__ __line__ __method__ __namespace__ __trait__ true false null`.split(
    /\s+/,
  ),
);

/** Whether a text can be a name in PHP. */
export const isName = (text: string): boolean => isShapedAsName(text) && !RESERVED.has(text.toLowerCase());

/** The text when it can be a name in PHP. */
export const phpName = (text: string | undefined): string | undefined =>
  text !== undefined && isName(text) ? text : undefined;

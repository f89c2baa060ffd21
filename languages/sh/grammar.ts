export const grammar = {
  comment: /(?<=^|\s)#[^\n]*/,
  string: /"(?:\\[\s\S]|[^"\\])*"|'[^']*'|(?<=\s)--?[A-Za-z][\w-]*/,
  keyword: /\b(?:case|do|done|elif|else|esac|export|fi|for|if|in|then|until|while)\b(?=[\s;]|$)/,
  constant: /\$\w+|\$\{[^}]*\}/,
  call: /(?<=^|[|(;&] *)[a-z][\w.-]*(?=[ \n])/,
};

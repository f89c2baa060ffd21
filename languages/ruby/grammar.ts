export const grammar = {
  comment: /#(?!\{)[^\n]*/,
  string: /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|%w\[[^\]]*\]/,
  keyword:
    /\b(?:and|begin|break|case|class|def|do|else|elsif|end|ensure|for|if|in|module|next|not|or|raise|require|rescue|return|self|then|unless|until|when|while|yield)\b/,
  constant: /\b(?:true|false|nil|\d[\d_.]*(?:e[+-]?\d+)?)\b/,
  call: /\b[A-Za-z_]\w*(?=\()/,
};

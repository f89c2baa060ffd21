export const grammar = {
  comment: /\/\/[^\n]*|\/\*[\s\S]*?\*\//,
  string: /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'/,
  keyword:
    /<\?php\b|\b(?:array|as|break|catch|class|continue|do|echo|else|elseif|finally|fn|for|foreach|function|if|int|match|new|return|static|string|throw|try|use|void|while)\b/,
  constant: /\b(?:true|false|null|[A-Z][A-Z\d_]{2,}|\d[\d_.]*(?:e[+-]?\d+)?)\b/,
  call: /\b[A-Za-z_]\w*(?=\()/,
};

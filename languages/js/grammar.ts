export const grammar = {
  comment: /\/\/[^\n]*|\/\*[\s\S]*?\*\//,
  string: /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/,
  keyword:
    /\b(?:async|await|break|case|catch|class|const|continue|default|do|else|export|extends|finally|for|from|function|if|import|in|instanceof|let|new|of|return|switch|throw|try|typeof|var|while|yield)\b/,
  constant: /\b(?:true|false|null|undefined|\d[\d_.]*(?:e[+-]?\d+)?)\b/,
  call: /\b[A-Za-z_$][\w$]*(?=\()/,
};

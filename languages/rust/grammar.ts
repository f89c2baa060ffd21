export const grammar = {
  comment: /\/\/[^\n]*|\/\*[\s\S]*?\*\//,
  string: /b?"(?:\\.|[^"\\])*"|b?'(?:\\.[^'\n]*|[^'\\\n])'/,
  keyword:
    /\b(?:as|async|await|break|const|continue|dyn|else|enum|fn|for|if|impl|in|let|loop|match|mod|move|mut|pub|ref|return|self|struct|trait|type|use|where|while)\b/,
  constant: /\b(?:true|false|None|\d[\d_.]*(?:e[+-]?\d+)?)\b/,
  call: /\b[A-Za-z_]\w*(?=!?\()/,
};

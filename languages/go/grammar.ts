export const grammar = {
  comment: /\/\/[^\n]*|\/\*[\s\S]*?\*\//,
  string: /"(?:\\.|[^"\\\n])*"|`[^`]*`|'(?:\\.[^'\n]*|[^'\\\n])'/,
  keyword:
    /\b(?:any|bool|break|byte|case|const|continue|default|defer|else|error|float64|for|func|go|if|import|int|interface|map|package|range|return|select|string|struct|switch|type|var)\b/,
  constant: /\b(?:true|false|nil|iota|\d[\d_.]*(?:e[+-]?\d+)?)\b/,
  call: /\b[A-Za-z_]\w*(?=\()/,
};

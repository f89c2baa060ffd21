export const grammar = {
  comment: /(?!)/,
  string: /"(?:\\.|[^"\\])*"/,
  keyword: /(?!)/,
  constant: /\b(?:true|false|null)\b|-?\b\d[\d.]*(?:e[+-]?\d+)?\b/,
  call: /(?!)/,
};

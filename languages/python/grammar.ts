export const grammar = {
  comment: /#[^\n]*/,
  string: /(?:\b[rbfRBF]{1,2})?(?:"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')/,
  keyword:
    /\b(?:and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|not|or|pass|raise|return|try|while|with|yield)\b/,
  constant: /\b(?:True|False|None|\d[\d_.]*(?:e[+-]?\d+)?)\b/,
  call: /\b[A-Za-z_]\w*(?=\()/,
};

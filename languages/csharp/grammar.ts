export const grammar = {
  comment: /\/\/[^\n]*|\/\*[\s\S]*?\*\//,
  string: /[$@]*"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])'/,
  keyword:
    /\b(?:async|await|base|bool|class|const|else|float|for|foreach|if|in|int|namespace|new|out|override|private|public|readonly|return|static|string|this|throw|try|using|var|void|while)\b/,
  constant: /\b(?:true|false|null|\d[\d_.]*f?)\b/,
  call: /\b[A-Za-z_]\w*(?=\()/,
};

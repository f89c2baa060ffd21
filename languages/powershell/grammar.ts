export const grammar = {
  comment: /#[^\n]*/,
  string: /@'\n[\s\S]*?\n'@|'(?:''|[^'])*'|"(?:`[\s\S]|[^"`])*"/,
  keyword:
    /\b(?:break|catch|continue|do|else|elseif|exit|finally|for|foreach|function|if|in|namespace|param|return|switch|throw|try|using|while)\b|(?<=\s)-(?:eq|ne|ceq|cne|in|cin|is|isnot|and|or|not|like|match)\b/,
  constant: /\$(?:true|false|null)\b|\b\d[\d_.]*\b/,
  call: /\b[A-Z][a-z]+-[A-Z]\w+|\b[A-Za-z_]\w*(?=\()/,
};

/** What stands in front of a file-based app and is for the command that runs it. */
const DIRECTIVE = /^#:[^\n]*/gm;

/** Code with spaces for such directives, which the compiler passes over and the grammar of tree-sitter does not have. */
export const withoutDirectives = (code: string): string => code.replace(DIRECTIVE, (line) => ' '.repeat(line.length));

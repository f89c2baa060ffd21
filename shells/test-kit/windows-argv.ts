/**
 * The words of a command line as Windows programs see them, by the rules of CommandLineToArgvW and of the C runtime
 * (Microsoft, "Parsing C command-line arguments"): the program up to its closing mark or white space; then words between
 * spaces and tabs; 2n backslashes and a mark are n and the mark's work, 2n+1 are n and a mark; two marks inside marks are
 * one mark.
 */
export function windowsArgv(line: string): string[] {
  const [, quoted, bare, rest = ''] = /^(?:"([^"]*)"|([^\s"]*))([\s\S]*)$/.exec(line) ?? [];
  const words = [quoted ?? bare ?? ''];
  let at = 0;
  while (at < rest.length) {
    while (rest[at] === ' ' || rest[at] === '\t') at += 1;
    if (at >= rest.length) break;
    const { word, end } = argumentAt(rest, at);
    words.push(word);
    at = end;
  }
  return words;
}

function argumentAt(line: string, start: number): { word: string; end: number } {
  let word = '';
  let inside = false;
  let at = start;
  while (at < line.length && (inside || (line[at] !== ' ' && line[at] !== '\t'))) {
    const slashes = /^\\*/.exec(line.slice(at))?.[0].length ?? 0;
    const mark = line[at + slashes] === '"';
    if (slashes > 0) {
      word += '\\'.repeat(mark ? Math.floor(slashes / 2) : slashes);
      if (mark && slashes % 2 === 1) word += '"';
      at += slashes + (mark && slashes % 2 === 1 ? 1 : 0);
    } else if (!mark) {
      word += line[at];
      at += 1;
    } else if (inside && line[at + 1] === '"') {
      word += '"';
      at += 2;
    } else {
      inside = !inside;
      at += 1;
    }
  }
  return { word, end: at };
}

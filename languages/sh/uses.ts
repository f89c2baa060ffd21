/** What parts the commands of a line. */
const SEPARATORS = /&&|\|\||[;|]/;

/** An assignment before a command, or a word that runs the command behind it. */
const BEFORE = /^(?:\w+=.*|sudo|env|exec|time|if|then|else|do|!)$/;

/** The programs that a script runs, and the modules that it has Python run; without their folders. */
export function programsOf(script: string): string[] {
  const lines = script.replaceAll('\\\n', ' ').split('\n');
  const commands = lines.filter((line) => !/^\s*#/.test(line)).flatMap((line) => line.split(SEPARATORS));
  const names = commands.flatMap((command) => {
    const words = command.trim().split(/\s+/);
    const at = words.findIndex((word) => !BEFORE.test(word));
    const module = words[words.indexOf('-m') + 1];
    return [words[at]?.split('/').at(-1) ?? '', words.includes('-m') && module ? module : ''];
  });
  return [...new Set(names)].filter((name) => name !== '');
}

/** What is wrong with how a command was called, in a sentence, when that is what an error of parseArgs tells; nothing for other errors. */
export function misuseOf(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))) return undefined;
  const [sentence = ''] = error.message.split(/\. |\n/);
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

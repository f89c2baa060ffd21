/** That a command was called in a way that it cannot do, in a sentence for who called it. */
export class Misuse extends Error {}

/** What is wrong with how a command was called, in a sentence, when that is what an error tells, of parseArgs or a Misuse; nothing for other errors. */
export function misuseOf(error: unknown): string | undefined {
  if (error instanceof Misuse) return error.message;
  if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))) return undefined;
  const [sentence = ''] = error.message.split(/\. |\n/);
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

/** What the number of an option may be. */
interface Bounds {
  /** 0 unless told. */
  readonly least?: number;
  readonly most?: number;
  readonly isWhole?: boolean;
}

/**
 * The number that an option was given.
 * @throws Misuse When it is none, or out of bounds.
 */
export function numberOf(name: string, value: string, { least = 0, most, isWhole = false }: Bounds = {}): number {
  const number = Number(value);
  const isOne = value.trim() !== '' && Number.isFinite(number) && (!isWhole || Number.isInteger(number));
  if (isOne && number >= least && (most === undefined || number <= most)) return number;
  const bounds = most === undefined ? `of ${least} or more` : `from ${least} to ${most}`;
  throw new Misuse(`--${name} takes a ${isWhole ? 'whole ' : ''}number ${bounds}, not "${value}".`);
}

/** What is wrong in a Markdown file, and where. */
export interface Problem {
  /** From 1. */
  readonly line: number;
  readonly message: string;
  readonly hint: string;
}

/** A place of a file that is to hold what the command prints. */
export interface Block {
  /** Line of the first marker, from 1. */
  readonly line: number;
  /** What stands in the first marker behind `snippetry:`. */
  readonly wish: string;
  /** The bytes between the markers' lines: from the first of them to before the last. */
  readonly from: number;
  readonly to: number;
  /** How the line of the first marker ends. */
  readonly newline: '\n' | '\r\n';
}

/** The line that opens a block, and the one that closes it. */
export const OPENS = '<!-- snippetry: org/name -->';
export const CLOSES = '<!-- /snippetry -->';

const OPENING = /^ {0,3}<!--[ \t]*snippetry:(.*?)-->[ \t]*$/;
const CLOSING = /^ {0,3}<!--[ \t]*\/snippetry[ \t]*-->[ \t]*$/;
/** Begins like a marker. */
const MARKER = /^ {0,3}<!--[ \t]*\/?snippetry\b/;
/** Opens a fenced block of code; a fence of backticks has none behind it (CommonMark 0.31.2, 4.5). */
const FENCE = /^ {0,3}(?:(`{3,})[^`]*$|(~{3,}))/;

interface Line {
  readonly text: string;
  readonly start: number;
  /** Behind its line break. */
  readonly end: number;
}

/** The bytes of the mark of byte order that some editors begin a file with. */
const MARK = /^\xef\xbb\xbf/;

/** The lines of a text; their breaks are not part of them, nor the mark before the first. */
function* linesOf(text: string): Generator<Line> {
  for (const { 0: whole, index } of text.matchAll(/[^\n]*\n|[^\n]+$/g)) {
    const line = whole.replace(/\r?\n$/, '');
    yield { text: index === 0 ? line.replace(MARK, '') : line, start: index, end: index + whole.length };
  }
}

/** Whether a line closes the fence that is open. */
const closes = (line: string, fence: string): boolean => {
  const run = line.trim();
  return /^ {0,3}\S/.test(line) && run.length >= fence.length && run === (fence[0] ?? '').repeat(run.length);
};

const textOf = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8');

const notAlone = (line: number): Problem => ({
  line,
  message: 'this is no marker.',
  hint: `A marker is a whole line: ${OPENS} opens a block, ${CLOSES} closes it.`,
});

/**
 * The blocks of a Markdown file, in order, and what is wrong with its markers. What stands in fenced code is no marker.
 * @param bytes The file, each byte as the character of its number (latin1), so that whatever stands outside is kept.
 */
export function blocksOf(bytes: string): { blocks: Block[]; problems: Problem[] } {
  const blocks: Block[] = [];
  const problems: Problem[] = [];
  let open: Omit<Block, 'to'> | undefined;
  let fence: string | undefined;
  let line = 0;
  const unclosed = ({ line: at }: Pick<Block, 'line'>): Problem => ({
    line: at,
    message: 'the block that begins here is not closed.',
    hint: `Write ${CLOSES} on a line of its own behind it, outside of fenced code.`,
  });
  for (const { text, start, end } of linesOf(bytes)) {
    line += 1;
    if (fence !== undefined) {
      if (closes(text, fence)) fence = undefined;
      continue;
    }
    const [, backticks, tildes] = FENCE.exec(text) ?? [];
    fence = backticks ?? tildes;
    const [, wish] = OPENING.exec(text) ?? [];
    if (wish !== undefined) {
      if (open) problems.push(unclosed(open));
      open = { line, wish: textOf(wish), from: end, newline: bytes.slice(start, end).endsWith('\r\n') ? '\r\n' : '\n' };
    } else if (CLOSING.test(text)) {
      if (open) blocks.push({ ...open, to: start });
      else problems.push({ line, message: 'no block is open here.', hint: `${OPENS} on a line of its own opens one.` });
      open = undefined;
    } else if (MARKER.test(text)) problems.push(notAlone(line));
  }
  if (open) problems.push(unclosed(open));
  return { blocks, problems };
}

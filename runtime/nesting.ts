/**
 * How deep objects and lists of JSON from outside may stand in each other: the limit of serde_json, far above what the
 * records of a hub and the entries of the catalogue need, far below what overflows the stack of a reader that recurses.
 */
export const DEEPEST_JSON = 128;

const QUOTE = 34;
const BACKSLASH = 92;

/** The index after the text that begins at a quote of JSON; the end when it is not closed. */
function afterText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let first = end;
    while (json.charCodeAt(first - 1) === BACKSLASH) first -= 1;
    if ((end - first) % 2 === 0) return end + 1;
  }
  return json.length;
}

/**
 * Where JSON is nested deeper than the limit: the index of the first bracket that goes too deep; -1 when none does.
 * Reads the text once, without recursion, whether it is well-formed or not.
 */
export function tooDeepAt(json: string, limit = DEEPEST_JSON): number {
  let depth = 0;
  let at = 0;
  while (at < json.length) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      at = afterText(json, at);
      continue;
    }
    // Both kinds of bracket: [ 91, ] 93, { 123, } 125.
    if (code === 91 || code === 123) {
      depth += 1;
      if (depth > limit) return at;
    } else if (code === 93 || code === 125) depth -= 1;
    at += 1;
  }
  return -1;
}

/** Whether a text has more opening brackets than may stand in each other: most have not, and are not read for it. */
function mayBeTooDeep(json: string): boolean {
  let found = 0;
  for (const bracket of OPENING)
    for (let at = json.indexOf(bracket); at >= 0; at = json.indexOf(bracket, at + 1)) {
      found += 1;
      if (found > DEEPEST_JSON) return true;
    }
  return false;
}

const OPENING = ['[', '{'];

/** The mark of byte order that some editors begin a file with, which JSON does not know. */
const MARK = 0xfeff;

/**
 * Parses JSON from outside; a mark of byte order before it is no part of it.
 * @throws SyntaxError when it is malformed or nested deeper than the limit; never an overflow of the stack.
 */
export function parseJson(json: string): unknown {
  if (mayBeTooDeep(json) && tooDeepAt(json) >= 0)
    throw new SyntaxError(`it is nested deeper than ${DEEPEST_JSON} levels`);
  return JSON.parse(json.charCodeAt(0) === MARK ? json.slice(1) : json);
}

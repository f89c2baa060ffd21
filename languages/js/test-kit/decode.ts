import { type Decoded, runScript } from '../../../tests/interpreters.ts';

const NODE_DECODER = `
let text = '';
for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk;
const { createContext, runInContext } = await import('node:vm');
const context = createContext(Object.create(null));
const decode = (source) => {
  try {
    return { value: runInContext('"use strict";(' + source + ')', context) };
  } catch (error) {
    return { error: String(error) };
  }
};
process.stdout.write(JSON.stringify(JSON.parse(text).map(decode)));
`;

/** What Node makes of literals, all in one process. */
export const decodeJs = (sources: readonly string[]): Decoded[] =>
  JSON.parse(runScript(process.execPath, 'decode.mjs', NODE_DECODER, JSON.stringify(sources)).stdout);

import { type Decoded, run } from '../../../tests/interpreters.ts';

const PYTHON_DECODER = `
import ast, json, sys
def decode(source):
    try:
        return {"value": ast.literal_eval(source.encode("utf-8").decode("utf-8"))}
    except Exception as error:
        return {"error": repr(error)}
json.dump([decode(source) for source in json.load(sys.stdin)], sys.stdout)
`;

/** What Python makes of literals, all in one process. */
export const decodePython = (sources: readonly string[]): Decoded[] =>
  JSON.parse(run(['python3', '-c', PYTHON_DECODER], JSON.stringify(sources)).stdout);

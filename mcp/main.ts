import { parseArgs } from 'node:util';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { respectProxies } from '../package/bin/proxy.ts';
import { hubOf } from '../package/bin/record.ts';
import { serveHttp } from './http.ts';
import { snippetryServer } from './server.ts';
import { DEFAULT_TIMEOUT_S, dateOfToday } from './setting.ts';

const HELP = `Usage: npm run -s mcp -- [options]

Serves the code of Snippetry to assistants by the Model Context Protocol, on standard input and output.

  --http <port>        over streamable HTTP at http://127.0.0.1:<port>/mcp instead, to programs of this machine only
  --hub <address>      another hub with the same API
  --timeout <seconds>  how long the hub may take (default: ${DEFAULT_TIMEOUT_S})
  --help

Models of the catalogue need no network; the hub is asked for others. HF_TOKEN, when set, is sent to the hub.
`;

const text = { type: 'string' } as const;
const OPTIONS = { http: text, hub: text, timeout: text, help: { type: 'boolean', short: 'h' } } as const;

/** The number of an option, between two bounds. */
function numberOf(name: string, value: string, least: number, most: number): number {
  const number = Number(value);
  if (value.trim() !== '' && number >= least && number <= most) return number;
  throw new TypeError(`--${name} takes a number from ${least} to ${most}, not "${value}".`);
}

async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS });
  if (values.help) return void process.stdout.write(HELP);
  respectProxies();
  hubOf(values.hub);
  const timeout = values.timeout === undefined ? DEFAULT_TIMEOUT_S : numberOf('timeout', values.timeout, 0.1, 600);
  const setting = { hub: values.hub, timeout, today: dateOfToday };
  if (values.http === undefined) {
    serveStdio(() => snippetryServer(setting));
    return;
  }
  const { address } = await serveHttp(setting, numberOf('http', values.http, 0, 65_535));
  process.stderr.write(`Serving MCP at ${address}\n`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nnpm run -s mcp -- --help lists the options.\n`);
  process.exitCode = 2;
}

import { readdirSync } from 'node:fs';
import { createRequire, enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import type { Command } from './command.ts';
import { refusalOf } from './refused.ts';
import { misuseOf } from './usage.ts';

const folder = new URL('./commands/', import.meta.url);

const verbs = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.replace('.ts', ''))
    .sort();

const load = async (verb: string): Promise<Command> => (await import(new URL(`${verb}.ts`, folder).href)).command;

async function overview(): Promise<string> {
  const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };
  const lines = await Promise.all(verbs().map(async (verb) => `  ${verb.padEnd(10)} ${(await load(verb)).summary}`));
  return `snippetry ${version}: code snippets for machine-learning models, compiled from data and templates.\n\nUsage: npm run -s snippetry -- <verb> [options]\n\nVerbs:\n${lines.join('\n')}\n\nEach verb explains itself with --help.\n`;
}

/** Runs one verb; returns the exit code: 0 done, 1 problems were found, 2 the call itself was wrong. */
async function main([verb, ...args]: string[]): Promise<number> {
  if (verb === undefined || verb === '--help' || verb === '-h' || verb === 'help') {
    process.stdout.write(await overview());
    return verb === undefined ? 2 : 0;
  }
  if (!verbs().includes(verb)) {
    const { nearest } = await import('../diagnostics/suggest.ts');
    const near = nearest(verb, verbs());
    process.stderr.write(
      `There is no verb "${verb}".${near ? ` Did you mean "${near}"?` : ''} snippetry --help lists them.\n`,
    );
    return 2;
  }
  const command = await load(verb);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(command.help);
    return 0;
  }
  if (command.isBrief) setFlagsFromString('--no-opt');
  try {
    return await command.run(args);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal !== undefined) {
      process.stderr.write(`${refusal}\n`);
      return 1;
    }
    const misuse = misuseOf(error);
    if (misuse === undefined) throw error;
    process.stderr.write(`${misuse}\nsnippetry ${verb} --help lists the options.\n`);
    return 2;
  }
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader such as head has seen enough.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

enableCompileCache();
process.exitCode = await main(process.argv.slice(2));

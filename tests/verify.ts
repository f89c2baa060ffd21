/**
 * `npm run -s verify`: proves snippets against the world outside of the repository.
 * `--libraries` checks the library snippets against the published packages (network needed), `--run` executes them on tiny models,
 * `--apps` does what the steps of the apps say, `--storage` uploads to a real S3-compatible server, `--oracle` compares the calls with those of published packages,
 * `--mutate` tells how many planted faults all of this notices; without any of these the API snippets are executed against the local recorder.
 */
import { misuseOf } from '../generators/cli/usage.ts';

const args = process.argv.slice(2);
const { main } = (await (args.includes('--libraries')
  ? import('./libraries/main.ts')
  : args.includes('--storage')
    ? import('./storage/main.ts')
    : args.includes('--run')
      ? import('./execution/main.ts')
      : args.includes('--apps')
        ? import('./apps/main.ts')
        : args.includes('--oracle')
          ? import('./oracle/main.ts')
          : args.includes('--mutate')
            ? import('./mutation/main.ts')
            : import('./recorder/main.ts'))) as { main: (args: string[]) => Promise<number> };
try {
  process.exitCode = await main(args.filter((arg) => !['--libraries', '--run', '--apps', '--oracle'].includes(arg)));
} catch (error) {
  const misuse = misuseOf(error);
  if (misuse === undefined) throw error;
  process.stderr.write(
    `${misuse}\nnpm run -s verify -- --help lists the options, with --run or the like those of that proof.\n`,
  );
  process.exitCode = 2;
}

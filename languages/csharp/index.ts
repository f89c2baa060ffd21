import type { Language } from '../language.ts';
import { csharp } from './contexts.ts';
import { csharpName, isName } from './names.ts';
import { modulesOf } from './uses.ts';

/**
 * The program of a snippet, built once however often it is run, by one build at a time: they share the project's folder. A
 * snippet that the compiler warns of is none. The feature is what `dotnet run app.cs` sets, so that directives may stand in it.
 */
const BUILD =
  'set -e; ulimit -c 0; app="$0/built/$(sha256sum < "$1" | cut -c1-32)"; exec 9> "$0/lock"; flock 9; ' +
  'test -e "$app/app.dll" || { cp "$1" "$0/Program.cs" && rm -rf "$app" && ' +
  'dotnet build "$0" --no-restore -warnaserror -v quiet -nologo -p:UseAppHost=false -p:Features=FileBasedProgram ' +
  '--output "$app" >&2; }; ' +
  'flock -u 9; exec 9>&-';

/** An exception that nothing catches ends .NET by a signal, which the shell makes an exit code of. */
const RUN = `${BUILD}; dotnet "$app/app.dll" || exit $?`;

/** The version of a package as the list of them has it, behind the one that was asked for. */
const VERSION = 'dotnet list package | sed -n "s/^ *> $0 .* \\([0-9.]*\\) *$/\\1/p"';

export const language: Language = {
  rules: csharp,
  isName,
  names: { module: 'languages/csharp/names', print: csharpName },
  comment: '//',
  run: {
    file: 'app.cs',
    command: ['sh', '-c', RUN, '{project}'],
    version: ['dotnet', '--version'],
    called: '.NET',
    compiles: true,
    project: {
      create: [['dotnet', 'new', 'console', '--name', 'app', '--output', '.']],
      build: ['dotnet', 'build'],
      version: ['sh', '-c', VERSION, '{package}'],
      files: [],
      environment: {
        DOTNET_CLI_HOME: '{project}',
        DOTNET_CLI_TELEMETRY_OPTOUT: '1',
        DOTNET_NOLOGO: '1',
        // No process that builds outlives a run.
        MSBUILDDISABLENODEREUSE: '1',
        UseSharedCompilation: 'false',
      },
    },
  },
  uses: (code) => ({ modules: modulesOf(code) }),
  loadCheck: async () => (await import('./check.ts')).check,
};

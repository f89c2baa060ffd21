import type { Language } from '../language.ts';
import { rust } from './contexts.ts';
import { isName, rustName } from './names.ts';
import { modulesOf } from './uses.ts';

/**
 * All runs build the same program, so that packages are built once: one at a time, each newer than the last, and not again
 * where the snippet is the one that was built last. The program is run beside the others, from a copy next to the run's folder.
 */
const BUILD =
  'cmp -s src/main.rs "$0/built.rs" || ' +
  '{ rm -f "$0/built.rs" && touch src/main.rs && cargo build --quiet --offline && cp src/main.rs "$0/built.rs"; } && ' +
  'cp "$CARGO_TARGET_DIR/debug/snippet" ../snippet';
const RUN = `flock "$0/lock" sh -c '${BUILD}' "$0" && exec ../snippet`;

export const language: Language = {
  rules: rust,
  isName,
  names: { module: 'languages/rust/names', print: rustName },
  comment: '//',
  run: {
    file: 'src/main.rs',
    command: ['sh', '-c', RUN, '{project}'],
    version: ['cargo', '--version'],
    compiles: true,
    project: {
      create: [['cargo', 'init', '--quiet', '--vcs', 'none', '--name', 'snippet']],
      build: ['cargo', 'build', '--quiet'],
      // Its number is the last thing that Cargo says of a package.
      version: ['sh', '-c', 'cargo pkgid --offline "$0" | sed "s/.*[@#]//"', '{package}'],
      files: ['Cargo.toml', 'Cargo.lock'],
      environment: {
        CARGO_HOME: '{home}/.cargo',
        RUSTUP_HOME: '{home}/.rustup',
        CARGO_TARGET_DIR: '{project}/target',
        // Whoever looks at a run reads what it prints: without what a debugger needs, linking takes a third of the time.
        CARGO_INCREMENTAL: '0',
        CARGO_PROFILE_DEV_DEBUG: '0',
        CARGO_PROFILE_DEV_STRIP: 'symbols',
      },
    },
  },
  uses: (code) => ({ modules: modulesOf(code) }),
  loadCheck: async () => (await import('./check.ts')).check,
};

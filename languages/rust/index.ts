import type { Language } from '../language.ts';
import { rust } from './contexts.ts';
import { isName, rustName } from './names.ts';

export const language: Language = {
  rules: rust,
  isName,
  names: { module: 'languages/rust/names', print: rustName },
  comment: '//',
  run: {
    file: 'src/main.rs',
    // All runs write the same program, so that packages are built once: one at a time, and each newer than the last.
    command: ['flock', '{project}/lock', 'sh', '-c', 'touch src/main.rs && exec cargo run --quiet --offline'],
    version: ['cargo', '--version'],
    compiles: true,
    project: {
      create: [['cargo', 'init', '--quiet', '--vcs', 'none', '--name', 'snippet']],
      build: ['cargo', 'build', '--quiet'],
      files: ['Cargo.toml', 'Cargo.lock'],
      environment: {
        CARGO_HOME: '{home}/.cargo',
        RUSTUP_HOME: '{home}/.rustup',
        CARGO_TARGET_DIR: '{project}/target',
      },
    },
  },
  loadCheck: async () => (await import('./check.ts')).check,
};

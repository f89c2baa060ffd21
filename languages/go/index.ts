import type { Language } from '../language.ts';
import { go } from './contexts.ts';
import { goName, isName } from './names.ts';
import { modulesOf } from './uses.ts';

/** What `go run` does, without keeping each program: since Go 1.24 it leaves eleven megabytes in the cache for every snippet. */
const RUN = 'go build -o ../snippet "$0" && exec ../snippet';

export const language: Language = {
  rules: go,
  isName,
  names: { module: 'languages/go/names', print: goName },
  comment: '//',
  run: {
    file: 'main.go',
    command: ['sh', '-c', RUN],
    version: ['go', 'version'],
    compiles: true,
    project: {
      forPackages: true,
      create: [['go', 'mod', 'init', 'snippet']],
      // What a snippet imports of a module may need modules that its sums do not name yet.
      build: ['go', 'mod', 'download'],
      version: ['go', 'list', '-m', '-f', '{{.Version}}', '{package}'],
      files: ['go.mod', 'go.sum'],
      environment: {
        GOMODCACHE: '{home}/go/pkg/mod',
        GOFLAGS: '-mod=mod',
      },
    },
  },
  uses: (code) => ({ modules: modulesOf(code) }),
  loadCheck: async () => (await import('./check.ts')).check,
};

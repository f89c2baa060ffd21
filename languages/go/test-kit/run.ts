import { homedir } from 'node:os';
import { join } from 'node:path';
import { type Run, runScript } from '../../../tests/interpreters.ts';

const BEFORE = `package main

import (
	"encoding/json"
	"os"
)

func print(values ...any) {
	output := json.NewEncoder(os.Stdout)
	for _, value := range values {
		output.Encode(value)
	}
}
`;

/** Literals in one function, which the compiler takes long for when there are very many. */
const AT_ONCE = 200;

/** What a program with these literals is: each is printed as JSON, in order. */
export function programOf(literals: readonly string[]): string {
  const functions: string[] = [];
  for (let at = 0; at < literals.length; at += AT_ONCE)
    functions.push(
      literals
        .slice(at, at + AT_ONCE)
        .map((literal) => `\tprint(${literal})\n`)
        .join(''),
    );
  const bodies = functions.map((body, index) => `\nfunc part${index}() {\n${body}}\n`);
  const main = `\nfunc main() {\n${functions.map((_, index) => `\tpart${index}()\n`).join('')}}\n`;
  return BEFORE + bodies.join('') + main;
}

/** `go run` would keep each program in the cache of whoever runs the tests; without paths, the next run finds there what was compiled. */
const RUN = 'go build -trimpath -o program "$0" && exec ./program';

/** Runs a program of Go, with what the compiler keeps of the standard library between runs. */
export const runGo = (program: string): Run =>
  runScript(['sh', '-c', RUN], 'main.go', program, '', {
    GOCACHE: process.env.GOCACHE ?? join(homedir(), '.cache/go-build'),
  });

/** What Go makes of literals, all in one program. */
export function decodeGo(literals: readonly string[]): unknown[] {
  const { stdout, stderr } = runGo(programOf(literals));
  if (stderr !== '') throw new Error(stderr.slice(0, 2000));
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

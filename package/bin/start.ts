#!/usr/bin/env node
import * as module from 'node:module';
import { OLDEST_NODE } from './oldest-node.ts';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split('.').map(Number);

if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  process.stderr.write(`snippetry needs Node.js ${OLDEST_NODE} or newer; this is ${process.versions.node}.\n`);
  process.exitCode = 1;
} else {
  // Before the first module of the command is compiled, so that a later start compiles none. Not every runtime has it.
  module.enableCompileCache?.();
  await import('./main.ts');
}

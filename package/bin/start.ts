#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Before the first module of the command is compiled, so that a later start compiles none.
enableCompileCache();
await import('./main.ts');

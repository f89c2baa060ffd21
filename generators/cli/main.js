import { enableCompileCache } from 'node:module';

// The cache is there before the first TypeScript is read, so that what strips its types is not even loaded when it is full.
enableCompileCache();
await import('./main.ts');

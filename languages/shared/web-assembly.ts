import { setFlagsFromString } from 'node:v8';

/**
 * To be imported in front of what is WebAssembly. Of its two compilers V8 then takes the quick one alone: for a single
 * function of some grammars the optimizing one takes seconds and gigabytes, more than all that they parse
 * (https://v8.dev/docs/wasm-compilation-pipeline).
 */
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

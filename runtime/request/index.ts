export { buildRequest, kindOf, requestOf } from './build.ts';
export { chatFields, type Fields, inputFields } from './inputs.ts';
export { inputFile } from './media.ts';
export { modeOf, providerTokenVariable, tokenVariable } from './mode.ts';
export * from './reasons.ts';
export { callBy, resolveCall } from './resolve.ts';
export * from './types.ts';
export { endpointAddress } from './url.ts';

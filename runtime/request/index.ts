export { applyContract, buildRequest, type RequestedModel, valuesFor, withFile } from './build.ts';
export { chatMessages, type Fields, inputFields } from './inputs.ts';
export { inputFile } from './media.ts';
export { modeOf, providerTokenVariable, tokenVariable } from './mode.ts';
export * from './reasons.ts';
export { fill, merge, putAt } from './shape.ts';
export * from './types.ts';
export { endpointAddress } from './url.ts';

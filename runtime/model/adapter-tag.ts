/** What stands before the model that an adapter is for in a tag. */
export const ADAPTER_TAG = 'base_model:adapter:';

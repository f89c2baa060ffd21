/** What a reader set; empty is the default. */
export interface ApiSettings {
  provider: string;
  stream: boolean;
  direct: boolean;
  billTo: string;
  providerModelId: string;
  /** Name or address of the reader's own file. */
  file: string;
}

/** The options of runtime/inference for what a reader set. */
export function inferenceOptions(settings: ApiSettings): Record<string, unknown> {
  const { provider, stream, direct, billTo, providerModelId, file } = settings;
  return {
    ...(provider ? { provider } : {}),
    ...(stream ? { streaming: true } : {}),
    ...(provider && direct ? { directRequest: true } : {}),
    ...(billTo ? { billTo } : {}),
    ...(provider && providerModelId ? { providerModelId } : {}),
    ...(file ? { inputs: { file } } : {}),
  };
}

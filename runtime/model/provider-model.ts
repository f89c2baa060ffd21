/** What the provider calls the model, as the hub tells it: a list of mappings, or an object by provider. */
export function providerModelOf(record: Record<string, unknown>, provider: string | undefined): string | undefined {
  const mapping = record.inferenceProviderMapping;
  if (provider === undefined || typeof mapping !== 'object' || mapping === null) return undefined;
  const entries: unknown[] = Array.isArray(mapping)
    ? mapping.filter((item) => (item as { provider?: unknown } | null)?.provider === provider)
    : Object.hasOwn(mapping, provider)
      ? [(mapping as Record<string, unknown>)[provider]]
      : [];
  const id = (entries[0] as { providerId?: unknown } | null | undefined)?.providerId;
  return typeof id === 'string' ? id : undefined;
}

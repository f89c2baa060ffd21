// Nothing shorter is looked for in what a server says: it would be found in ordinary words.
const SHORTEST_SECRET = 8;

/** The text with a mark in place of each secret that it repeats; one of less than eight characters stays. */
export function withoutSecrets(text: string, secrets: readonly string[], mark = '…'): string {
  const long = secrets.filter(({ length }) => length >= SHORTEST_SECRET);
  return long.reduce((cleaned, secret) => cleaned.replaceAll(secret, mark), text);
}

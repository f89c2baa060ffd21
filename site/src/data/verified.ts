/** out/verified.json: what the library verification found, by package. The file is absent before its first run. */
interface Verified {
  libraries?: Record<string, { status?: string; version?: string; package?: string; date?: string; reason?: string }>;
}

const files = import.meta.glob<Verified>('../../../out/verified.json', { eager: true, import: 'default' });
const verified = Object.values(files)[0];

/** When a library's snippets were last compared with the library itself; undefined when they never were. */
export function verifiedSentence(library: string): string | undefined {
  const found = verified?.libraries?.[library];
  if (!found) return undefined;
  const what = [found.package, found.version].filter(Boolean).join(' ');
  if (found.status === 'passed') return `Checked against ${what} on ${found.date}.`;
  return found.reason ? `Not checked against the library: ${found.reason}` : undefined;
}

import type { Library } from './snippets.ts';

/** What is known of one library's snippets, as out/verified/<slug>.json keeps it (schemas/runs.schema.json). */
export interface Verified {
  status: 'checked' | 'failed' | 'not-checkable';
  date: string;
  packages: Record<string, string>;
  checkedImports: number;
  checkedKeywords: number;
  /** Why a library is not checkable, or what failed. */
  reason?: string;
  /** Parts of the snippets that could not be read, with the reason, each once. */
  unchecked?: string[];
}

/** What the checks of all languages found in a library's snippets. */
export interface Findings {
  imports: Set<string>;
  keywords: Set<string>;
  /** The packages that have the imported modules. */
  packages: Map<string, string>;
  /** The packages that are installed at their current release. */
  current: Map<string, string>;
  /** Where the code comes from that the registry does not have. */
  elsewhere: Set<string>;
  failures: { file: string; line: number; sentence: string }[];
  unchecked: Set<string>;
}

export const emptyFindings = (): Findings => ({
  imports: new Set(),
  keywords: new Set(),
  packages: new Map(),
  current: new Map(),
  elsewhere: new Set(),
  failures: [],
  unchecked: new Set(),
});

const sources: Record<string, string> = {
  sh: 'its snippets are commands of a shell',
  cs: 'its snippets are C#, whose packages are not in a registry that is read here',
  json: 'its snippets are configuration files',
};

/** Why nothing of a library could be checked, from what its snippets are and what stayed unread. */
function reasonFor({ snippets }: Library, { unchecked, elsewhere }: Findings): string {
  if (elsewhere.size > 0) return `its code is not in the registry: ${[...elsewhere].sort().join(', ')}`;
  const [first] = unchecked;
  if (first) return [...unchecked].sort().join('; ');
  const languages = new Set(snippets.map(({ extension }) => extension));
  const [known] = [...languages].filter((language) => language !== 'sh').map((language) => sources[language]);
  if (known) return known;
  return languages.has('py') || languages.has('js') ? 'its snippets import nothing' : (sources.sh ?? '');
}

const sorted = (map: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));

/** The verdict on one library. */
export function judge(library: Library, findings: Findings, date: string): Verified {
  const { imports, keywords, packages, failures, unchecked, elsewhere } = findings;
  const counts = { date, packages: sorted(packages), checkedImports: imports.size, checkedKeywords: keywords.size };
  const open = unchecked.size > 0 ? { unchecked: [...unchecked].sort() } : {};
  if (failures.length > 0) {
    const sentences = [...new Set(failures.map(({ sentence }) => sentence))];
    return { status: 'failed', ...counts, reason: sentences.join('; '), ...open };
  }
  // What only its helpers have was compared says nothing about the library itself.
  const closed = library.snippets.some(({ extension, open }) => ['py', 'js'].includes(extension) && !open);
  if (imports.size > 0 && (closed || elsewhere.size === 0)) return { status: 'checked', ...counts, ...open };
  return { status: 'not-checkable', ...counts, reason: reasonFor(library, findings) };
}

/** The lines of the console report on one library: its verdict, then every failure with its place. */
export function describe(slug: string, verified: Verified, findings: Findings): string {
  const { status, packages, checkedImports, checkedKeywords, reason, unchecked = [] } = verified;
  const versions = Object.entries(packages).map(([name, version]) => `${name} ${version}`);
  const counts = `${checkedImports} names, ${checkedKeywords} keywords`;
  const head =
    status === 'not-checkable'
      ? `${slug}: not checkable, ${reason}`
      : `${slug}: ${status}, ${counts} (${versions.join(', ')})`;
  const failures = findings.failures.map(({ file, line, sentence }) => `  ${file}:${line}: ${sentence}`);
  const doubts = status === 'checked' ? unchecked.map((sentence) => `  not read: ${sentence}`) : [];
  return [head, ...failures, ...doubts].join('\n');
}

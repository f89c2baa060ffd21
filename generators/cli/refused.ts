/** What the system says no with, in words. */
const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'its file system is read-only',
  ENOSPC: 'no space is left',
  EDQUOT: 'no space is left',
};

/** Why a file cannot be read or written, in a sentence; undefined for errors of other kinds. */
export function refusalOf(error: unknown): string | undefined {
  const { code, path, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  const words = WORDS[code ?? ''];
  if (words === undefined) return undefined;
  return path === undefined ? `${syscall ?? 'A file'}: ${words}.` : `${path} cannot be read or written: ${words}.`;
}

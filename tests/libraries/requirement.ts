/** One line of an install list, as pip reads it. */
export interface Requirement {
  /** The line as it stands in the catalogue. */
  text: string;
  /** The package's normalized name; absent for a bare address. */
  name?: string;
  extras: string[];
  /** The version condition, such as `>=2,<3`; empty when any will do. */
  specifier: string;
  /** The address it is installed from instead of the registry. */
  url?: string;
}

const line = /^([A-Za-z0-9][A-Za-z0-9._-]*)\s*(?:\[([^\]]*)\])?\s*([^@;]*?)\s*(?:@\s*(\S+))?\s*(?:;.*)?$/;

/** The form in which registries compare names: lower case, runs of `-`, `_` and `.` as one hyphen (PEP 503). */
export const normalizeName = (name: string): string => name.toLowerCase().replace(/[-_.]+/g, '-');

/** Reads one requirement; a bare `git+https://…` has no name. Throws when the text is no requirement. */
export function parseRequirement(text: string): Requirement {
  if (/^(git\+)?https?:\/\//.test(text)) return { text, extras: [], specifier: '', url: text };
  const found = line.exec(text.trim());
  if (!found?.[1]) throw new Error(`"${text}" is not a pip requirement`);
  const [, name, extras = '', specifier = '', url] = found;
  const list = extras.split(',').map((extra) => extra.trim());
  return { text, name: normalizeName(name), extras: list.filter(Boolean), specifier, ...(url ? { url } : {}) };
}

const release = (version: string): number[] => (version.match(/\d+/g) ?? []).map(Number);

/** Compares two versions by their numbers: negative when `a` is older, 0 when equal. Enough for final releases. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [release(a), release(b)];
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const tests: Record<string, (order: number) => boolean> = {
  '>=': (order) => order >= 0,
  '<=': (order) => order <= 0,
  '==': (order) => order === 0,
  '!=': (order) => order !== 0,
  '>': (order) => order > 0,
  '<': (order) => order < 0,
};

/** Whether a version lies in a range such as `>=1,<2` or `~=1.4`; a part that cannot be read holds. */
export function inRange(version: string, range: string): boolean {
  return range.split(',').every((part) => {
    const found = /^\s*(>=|<=|==|!=|~=|>|<)\s*([\d.]+)(\.\*)?\s*$/.exec(part);
    if (!found?.[1] || !found[2]) return true;
    const [, operator, bound, wildcard] = found;
    if (operator === '~=') {
      const prefix = release(bound).slice(0, -1);
      return compareVersions(version, bound) >= 0 && prefix.every((number, at) => release(version)[at] === number);
    }
    if (wildcard) {
      const same = release(bound).every((number, at) => release(version)[at] === number);
      return operator === '!=' ? !same : same;
    }
    return tests[operator]?.(compareVersions(version, bound)) ?? true;
  });
}

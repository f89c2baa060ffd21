import type { PythonPackage } from '../../../out/types/pythons.ts';

type System = NonNullable<PythonPackage['systems']>[number];

/** The name of a wheel: https://packaging.python.org/en/latest/specifications/binary-distribution-format/ */
const WHEEL = /^[^-]+-[^-]+(?:-\d[^-]*)?-[^-]+-[^-]+-([^-]+)\.whl$/;

/** The platform tags of wheels, and what each runs on: https://packaging.python.org/en/latest/specifications/platform-compatibility-tags/ */
const TAGS: readonly (readonly [tag: RegExp, systems: readonly System[]])[] = [
  [/^(?:many|musl)?linux/, ['linux']],
  [/^win/, ['windows']],
  [/^macosx_.*_arm64$/, ['macos-arm64']],
  [/^macosx_.*_(?:x86_64|intel)$/, ['macos-x86_64']],
  [/^macosx_.*_universal2?$/, ['macos-arm64', 'macos-x86_64']],
];

const systemsOfTag = (tag: string): readonly System[] => TAGS.find(([form]) => form.test(tag))?.[1] ?? [];

/**
 * The operating systems that a release has wheels for, sorted; nothing where one of its files is for any (a wheel of
 * Python alone, a source distribution), or where none says.
 * @param names The names of its files.
 */
export function systemsOf(names: readonly string[]): [System, ...System[]] | undefined {
  const tags = names.map((name) => WHEEL.exec(name)?.[1]);
  if (tags.some((tag) => tag === undefined || tag === 'any')) return undefined;
  const found = tags.flatMap((tag) => (tag ?? '').split('.').flatMap(systemsOfTag));
  const [first, ...rest] = [...new Set(found)].sort();
  return first && [first, ...rest];
}

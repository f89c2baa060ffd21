import type { Project } from '../../1-load/project.ts';
import { libraries } from '../libraries/source.ts';
import { requirements } from '../requirements/source.ts';

/** The registry of Python's packages, by its id in catalogue/ecosystems. */
export const REGISTRY = 'pypi';

/** The words of all install commands that name packages of Python's registry (not of a repository), sorted. */
export function packageWords(project: Project): string[] {
  const entries = project.entries(libraries).flatMap(({ value }) => [value, ...(value.variants ?? [])]);
  const rules = project.entries(requirements).flatMap(({ value }) => value.rules);
  const words = [...entries, ...rules].flatMap(({ install }) => install?.[REGISTRY] ?? []);
  return [...new Set(words)].filter((word) => !word.includes('://')).sort();
}

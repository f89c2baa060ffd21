import { existsSync, readdirSync } from 'node:fs';
import type { Language } from './language.ts';

/** The folders here that are a language, and not what languages share. */
const ids = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`${import.meta.dirname}/${entry.name}/index.ts`))
  .map(({ name }) => name)
  .sort();

const load = async (id: string): Promise<[string, Language]> => {
  const { language }: { language: Language } = await import(`./${id}/index.ts`);
  return [id, language];
};

/** Every language that templates may be written in, by its key: one folder here for each. */
export const LANGUAGES: ReadonlyMap<string, Language> = new Map(await Promise.all(ids.map(load)));

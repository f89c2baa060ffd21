import type { Model } from '../../out/types/model.ts';
import { type Conditional, holding } from '../condition/holding.ts';

type Rank = 'first' | 'unnamed' | 'also' | 'last';
type Question = (model: Model) => boolean;

/** How the libraries of a model are told: the catalogue's entries, compiled (out/modules/libraries/detect.ts). */
export interface Detection {
  readonly withSnippets: readonly string[];
  readonly withoutSnippets: readonly string[];
  /** Ids by other names, in lower case. */
  readonly aliases: Readonly<Record<string, string>>;
  /** By id, whether the library cannot load the model. */
  readonly unless: Readonly<Record<string, Question>>;
  readonly signs: readonly Sign[];
}

interface Sign extends Conditional {
  readonly id: string;
  readonly rank: Rank;
}

/** The ids of a detection by every name in lower case. */
const namesOf = ({ withSnippets, withoutSnippets, aliases }: Detection): Map<string, string> =>
  new Map([
    ...Object.entries(aliases),
    ...[...withSnippets, ...withoutSnippets].map((id): [string, string] => [id.toLowerCase(), id]),
  ]);

/** The libraries that signs show, by the rank of the first sign of each. */
function shownBy(signs: readonly Sign[]): Readonly<Record<Rank, string[]>> {
  const shown: Record<Rank, string[]> = { first: [], unnamed: [], also: [], last: [] };
  const known: string[] = [];
  for (const { id, rank } of signs) {
    if (known.includes(id)) continue;
    known.push(id);
    shown[rank].push(id);
  }
  return shown;
}

/**
 * Makes the function that tells the libraries of a model: ids, the main one first, none twice. The libraries that a
 * sign puts first; then the one that the record names; then those that its tags name; where none of these has snippets,
 * those that only signs show; then those that it can also be used with; and where there is still none with snippets,
 * the last resort. It never throws.
 */
export const libraryTeller = (detection: Detection): ((model: Model) => string[]) => {
  const tell = libraryTellers(detection);
  return (model) => tell(model).libraries;
};

/** The libraries of a model, and those that help where none of these turns out to have code for it. */
export interface Told {
  readonly libraries: string[];
  readonly otherwise: string[];
}

/** Makes the function that tells the libraries of a model, as libraryTeller does, with the last resort apart. */
export function libraryTellers(detection: Detection): (model: Model) => Told {
  const names = namesOf(detection);
  const speaking = new Set(detection.withSnippets);
  const signsOf = holding(detection.signs);
  return (model) => {
    const shown = shownBy(signsOf(model));
    const can = (id: string): boolean => !(Object.hasOwn(detection.unless, id) && detection.unless[id]?.(model));
    const found: string[] = [];
    const add = (ids: readonly string[]): void => {
      for (const id of ids) if (!found.includes(id) && can(id)) found.push(id);
    };
    const named = (name: string): void => {
      const id = names.get(name.toLowerCase());
      if (id !== undefined) add([id]);
    };
    add(shown.first);
    named(model.libraryName ?? '');
    for (const tag of model.tags) named(tag);
    const isSilent = (): boolean => !found.some((id) => speaking.has(id));
    if (isSilent()) add(shown.unnamed);
    add(shown.also);
    const otherwise = shown.last.filter((id) => can(id) && !found.includes(id));
    if (isSilent()) add(otherwise);
    return { libraries: found, otherwise };
  };
}

/** What a search finds: a page, or a row of one. */
export type SearchKind = 'model' | 'library' | 'task' | 'provider' | 'app' | 'quantization' | 'doc';

/** One thing that can be found, as the generator writes it. */
export interface SearchRow {
  /** The catalogue's id; of documentation the name of its file. */
  readonly id: string;
  /** The name for readers, where it is not the id. */
  readonly title?: string;
  /** Other names, each of which stands for it as its own does. */
  readonly names?: readonly string[];
  /** What it is about: words that count for less than a name. */
  readonly about?: readonly string[];
}

/** Everything that can be found, by kind; of equals the first is the better known. */
export type SearchIndex = Readonly<Record<SearchKind, readonly SearchRow[]>>;

/** Something that was found. */
export interface SearchHit {
  readonly kind: SearchKind;
  readonly id: string;
  readonly title: string;
  /** Address on the site, from its base: begins with a slash. */
  readonly url: string;
}

/** What the index of texts gives (pagefind). */
interface Hit {
  url: string;
  meta: { title: string; section?: string };
}

interface Pagefind {
  debouncedSearch(words: string): Promise<{ results: { data(): Promise<Hit> }[] } | null>;
}

/** A page whose text has the words. */
export interface TextHit {
  href: string;
  title: string;
  more: string | undefined;
}

const MOST = 8;

/** The pages whose texts have the words of a query; none while the index cannot be reached. */
export async function findInTexts(query: string, base: URL): Promise<TextHit[]> {
  try {
    const pagefind = (await import(new URL('pagefind/pagefind.js', base).href)) as Pagefind;
    const found = await pagefind.debouncedSearch(query);
    const hits = await Promise.all((found?.results ?? []).slice(0, MOST).map((result) => result.data()));
    return hits.map(({ url, meta }) => ({ href: new URL(url, base).href, title: meta.title, more: meta.section }));
  } catch {
    // Without a network the names are still found.
    return [];
  }
}

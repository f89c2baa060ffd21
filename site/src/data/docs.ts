import type { MarkdownInstance } from 'astro';

interface Matter {
  order: number;
  label: string;
  what: string;
}

const files = import.meta.glob<MarkdownInstance<Matter>>('../docs/*.md', { eager: true });

/** The pages of the documentation, in the order of the index; each is one file in src/docs. */
export const docs = Object.entries(files)
  .map(([path, { frontmatter, Content, rawContent }]) => ({
    slug: path.slice(path.lastIndexOf('/') + 1, -'.md'.length),
    ...frontmatter,
    Content,
    markdown: (): string => `${rawContent().trim()}\n`,
  }))
  .sort((a, b) => a.order - b.order);

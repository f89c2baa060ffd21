import { schemas } from '../../../out/modules/site/schemas.ts';
import { absolute } from '../files/file.ts';
import { page, stored, to } from './links.ts';

/** The links of documentation that is read on this site and in the repository, where they lead from file to file. */

/** A file of documentation, and those that it may lead to. */
export interface DocFile {
  /** Its path in the repository. */
  readonly path: string;
  /** The names of the pages of the documentation, by the paths of their files. */
  readonly slugs: ReadonlyMap<string, string>;
}

/** How a form of the site writes addresses. */
interface Form {
  /** Of a page of the documentation, by its name. */
  readonly doc: (slug: string) => string;
  /** Of a file of the site, by its path. */
  readonly file: (path: string) => string;
  /** Makes words a link. */
  readonly link: (words: string, address: string) => string;
}

const HTML: Form = {
  doc: (slug) => page(`docs/${slug}`),
  file: to,
  link: (words, address) => `<a href="${address}">${words}</a>`,
};
const MARKDOWN: Form = {
  doc: (slug) => absolute(`docs/${slug}.md`),
  file: absolute,
  link: (words, address) => `[${words}](${address})`,
};

/** The address of another file, as it is written seen from the own one. */
const BESIDE = /^(?<file>[\w.-][\w./-]*\.\w+)(?<anchor>#.*)?$/;

const SCHEMAS = 'schemas/';

/** The address of a file of the repository for readers of this site; nothing when the site has none and knows no repository. */
function addressOf(path: string, slugs: DocFile['slugs'], form: Form): string | undefined {
  const slug = slugs.get(path);
  if (slug !== undefined) return form.doc(slug);
  const isSchema = path.startsWith(SCHEMAS) && Object.hasOwn(schemas, path.slice(SCHEMAS.length));
  return isSchema ? form.file(path) : stored(path);
}

/** A link as it is written for readers of this site: of one that leads nowhere the words stay. */
function linked(words: string, address: string, { path, slugs }: DocFile, form: Form): string {
  const { file, anchor = '' } = BESIDE.exec(address)?.groups ?? {};
  if (file === undefined) return form.link(words, address);
  const target = new URL(file, `file:///${path}`).pathname.slice(1);
  const found = addressOf(target, slugs, form);
  return found === undefined ? words : form.link(words, `${found}${anchor}`);
}

/** HTML that was made of documentation, with links that lead somewhere from its page. */
export const linkedHtml = (html: string, doc: DocFile): string =>
  html.replace(/<a href="([^"]*)">(.*?)<\/a>/gs, (_, address: string, words: string) =>
    linked(words, address, doc, HTML),
  );

/** Documentation as Markdown, with links that lead somewhere from everywhere; blocks of code are left as they are. */
export const linkedMarkdown = (markdown: string, doc: DocFile): string =>
  markdown.replace(
    /^(`{3,})[^\n]*\n.*?^\1$|\[([^[\]]*)\]\(([^()\s]+)\)/gms,
    (whole, fence: string | undefined, words: string, address: string) =>
      fence === undefined ? linked(words, address, doc, MARKDOWN) : whole,
  );

/** HTML in which tables align numbers by a class: the policy of the pages takes no style of an element. */
export const alignedByClass = (html: string): string =>
  html.replace(/<(t[dh]) style="text-align: right">/g, '<$1 class="number">');

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The root of the repository. */
export const ROOT = join(import.meta.dirname, '../..');
const GENERATED = ['**/node_modules', 'out', '.cache', '.git', 'site/dist', 'site/.astro', 'site/public'];

/** A file that people write, and what can be asked about it. */
export interface Source {
  /** From the root of the repository. */
  path: string;
  text: string;
  /** Its syntax, where it is TypeScript or JavaScript. */
  tree: ts.SourceFile | undefined;
}

/** A source from its text; `path` decides what it is. */
export const sourceOf = (path: string, text: string): Source => ({
  path,
  text,
  tree: /\.[cm]?[jt]sx?$/.test(path) ? ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) : undefined,
});

/** Every source of the repository that is not generated, by path. */
export const sources = (): Source[] =>
  globSync('**/*.{ts,tsx,js,mjs,astro,py,css,hbs}', { cwd: ROOT, exclude: GENERATED })
    .sort()
    .map((path) => sourceOf(path, readFileSync(join(ROOT, path), 'utf8')));

/** How many lines a text has. */
export const linesOf = (text: string): number => text.trimEnd().split('\n').length;

/** `path:line` of a node. */
export const placeOf = (node: ts.Node): string => {
  const tree = node.getSourceFile();
  return `${tree.fileName}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
};

/** Every node of a source that `wanted` narrows to. */
export function nodesOf<T extends ts.Node>({ tree }: Source, wanted: (node: ts.Node) => node is T): T[] {
  const found: T[] = [];
  const visit = (node: ts.Node): void => {
    if (wanted(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  if (tree) visit(tree);
  return found;
}

/** The comments of a source: of TypeScript by its scanner, elsewhere by how the language begins them. */
export function commentsOf({ path, text, tree }: Source): { line: number; text: string }[] {
  const ranges = tree
    ? rangesOf(tree)
    : [...text.matchAll(commentsIn(path))].map((m) => [m.index, m.index + m[0].length] as const);
  return ranges.map(([start, end]) => ({ line: linesOf(`${text.slice(0, start)}.`), text: text.slice(start, end) }));
}

const commentsIn = (path: string): RegExp => {
  if (path.endsWith('.py')) return /#.*|"""[\s\S]*?"""/g;
  if (path.endsWith('.hbs')) return /\{\{!--[\s\S]*?--\}\}|\{\{![^}]*\}\}/g;
  return /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*|<!--[\s\S]*?-->/g;
};

/** Comments stand before a token, or behind the last one of its line. */
function rangesOf(tree: ts.SourceFile): (readonly [start: number, end: number])[] {
  const found = new Map<number, number>();
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(tree);
    for (const child of children) visit(child);
    if (children.length > 0) return;
    const near = [
      ...(ts.getLeadingCommentRanges(tree.text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(tree.text, node.getEnd()) ?? []),
    ];
    for (const { pos, end } of near) found.set(pos, end);
  };
  visit(tree);
  return [...found].sort(([a], [b]) => a - b);
}

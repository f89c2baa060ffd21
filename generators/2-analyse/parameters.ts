import type { Template } from './template.ts';

/** What finds a partial by its name. */
type Partials = (name: string) => Template | undefined;

/** A node of a template's tree, as far as it is looked at here. */
interface Node {
  readonly type?: string;
  readonly parts?: readonly string[];
  readonly original?: unknown;
  readonly name?: Node;
}

const read = new WeakMap<Template, { readonly heads: ReadonlySet<string>; readonly partials: ReadonlySet<string> }>();

/** The first parts of the names that a template reads itself, and the partials that it includes. */
function ownOf(template: Template): { readonly heads: ReadonlySet<string>; readonly partials: ReadonlySet<string> } {
  const known = read.get(template);
  if (known) return known;
  const [heads, partials] = [new Set<string>(), new Set<string>()];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (node.type === 'PathExpression') heads.add(node.parts?.[0] ?? '');
    if (node.type === 'PartialStatement') partials.add(String(node.name?.original));
    for (const [key, inner] of Object.entries(node))
      if (key !== 'loc' && !(key === 'name' && node.type === 'PartialStatement')) visit(inner);
  };
  visit(template.ast);
  const own = { heads, partials };
  read.set(template, own);
  return own;
}

/**
 * The first parts of all names that a template reads, itself and in the partials that it includes, which get its names too:
 * what it can be given.
 */
export function namesRead(template: Template, partial: Partials, seen = new Set<Template>()): Set<string> {
  if (seen.has(template)) return new Set();
  seen.add(template);
  const { heads, partials } = ownOf(template);
  const inner = [...partials].flatMap((name) => {
    const included = partial(name);
    return included ? [...namesRead(included, partial, seen)] : [];
  });
  return new Set([...heads, ...inner]);
}

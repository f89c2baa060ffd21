import ts from 'typescript';

function innermostAt(file: ts.SourceFile, position: number): ts.Node {
  let node: ts.Node = file;
  const inner = (parent: ts.Node): ts.Node | undefined =>
    ts.forEachChild(parent, (child) => (child.pos <= position && position < child.end ? child : undefined));
  for (let child = inner(node); child; child = inner(child)) node = child;
  return node;
}

/** The argument of a call that begins at a position: the whole of it, whose first word may be a part. */
function argumentAt(file: ts.SourceFile, innermost: ts.Node, position: number): ts.Expression | undefined {
  for (let node = innermost; node.getStart(file) === position; node = node.parent) {
    const { parent } = node;
    if (!ts.isCallExpression(parent) && !ts.isNewExpression(parent)) continue;
    const found = parent.arguments?.find((argument) => argument === node);
    if (found) return found;
  }
  return undefined;
}

/**
 * Whether what is wrong at a position is wrong for some parts of a union alone: a property that another part has, or an
 * argument that another part could be. The code knows which part it has; its types do not.
 */
export function fitsInSomePart(checker: ts.TypeChecker, file: ts.SourceFile, position: number): boolean {
  const node = innermostAt(file, position);
  const { parent } = node;
  if (parent && ts.isPropertyAccessExpression(parent) && parent.name === node) {
    const type = checker.getTypeAtLocation(parent.expression);
    return (
      type.isUnion() && type.types.some((part) => part.getProperty(parent.name.text) || part.flags & ts.TypeFlags.Any)
    );
  }
  const argument = argumentAt(file, node, position);
  const wanted = argument && checker.getContextualType(argument);
  const given = argument && checker.getTypeAtLocation(argument);
  return !!wanted && !!given?.isUnion() && given.types.some((part) => checker.isTypeAssignableTo(part, wanted));
}

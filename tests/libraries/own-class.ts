import ts from 'typescript';

/** Whether a class is made from another, over any number of others. */
function extendsFrom(checker: ts.TypeChecker, type: ts.Type, base: ts.Type): boolean {
  if (!type.isClass()) return false;
  return checker.getBaseTypes(type).some((one) => one === base || extendsFrom(checker, one, base));
}

/** The name of the class in `await Class.method(…)`, where the method is declared to give one of a class that it extends. */
function makerOf(checker: ts.TypeChecker, node: ts.AwaitExpression): string | undefined {
  const call = node.expression;
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return undefined;
  const { expression: owner } = call.expression;
  if (!ts.isIdentifier(owner)) return undefined;
  const named = checker.getSymbolAtLocation(owner);
  if (!named) return undefined;
  const symbol = named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
  if (!(symbol.flags & ts.SymbolFlags.Class)) return undefined;
  const made = checker.getTypeAtLocation(node);
  return extendsFrom(checker, checker.getDeclaredTypeOfSymbol(symbol), made) ? owner.text : undefined;
}

/**
 * The code of a script in which what a class makes of itself has the type of that class, on the lines where it stands.
 * Declarations of an inherited static method often name the class that it is inherited from, which lacks what the code
 * calls.
 */
export function typedByItsClass(checker: ts.TypeChecker, file: ts.SourceFile): string {
  const edits: [at: number, text: string][] = [];
  const visit = (node: ts.Node): void => {
    const maker = ts.isAwaitExpression(node) ? makerOf(checker, node) : undefined;
    if (maker) edits.push([node.getStart(file), `/** @type {${maker}} */ (`], [node.end, ')']);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const lastFirst = edits.sort(([a], [b]) => b - a);
  return lastFirst.reduce((code, [at, text]) => code.slice(0, at) + text + code.slice(at), file.text);
}

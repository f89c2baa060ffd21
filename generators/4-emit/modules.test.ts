import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ts } from 'ts-morph';
import { describe, expect, test } from 'vitest';
import { walk } from '../1-load/walk.ts';
import { ROOT } from '../cli/command.ts';

const paths = walk(ROOT, 'out/modules');
const sources = paths.map((path) =>
  ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.ESNext, true),
);

const placeOf = (source: ts.SourceFile, position: number): string =>
  `${source.fileName}:${source.getLineAndCharacterOfPosition(position).line + 1}`;

/** Places of all nodes that are as asked, in all modules. */
function placesWhere(asked: (node: ts.Node) => boolean): string[] {
  return sources.flatMap((source) => {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (asked(node)) found.push(placeOf(source, node.getStart(source)));
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

/** The tokens of a module, in order. */
function tokensOf(source: ts.SourceFile): ts.Node[] {
  const visit = (node: ts.Node): ts.Node[] => {
    if (ts.isJSDoc(node)) return [];
    const children = node.getChildren(source);
    return children.length === 0 && node.getWidth(source) > 0 ? [node] : children.flatMap(visit);
  };
  return visit(source);
}

const OPENERS = new Set([ts.SyntaxKind.OpenBraceToken, ts.SyntaxKind.OpenBracketToken, ts.SyntaxKind.OpenParenToken]);
const CLOSERS = new Set([
  ts.SyntaxKind.CloseBraceToken,
  ts.SyntaxKind.CloseBracketToken,
  ts.SyntaxKind.CloseParenToken,
]);

/** Around a token, the clauses of a switch in whose statements it stands, and the unions that it separates. */
function stepsAround(token: ts.Node, source: ts.SourceFile): number {
  let steps = token.kind === ts.SyntaxKind.BarToken ? 1 : 0;
  for (let node = token.parent; node; node = node.parent) {
    if (ts.isCaseOrDefaultClause(node) && token.getStart(source) >= node.statements.pos) steps += 1;
  }
  return steps;
}

/** Lines that do not begin two spaces further right for each line around them that opened a bracket or a clause. */
function badlyIndented(source: ts.SourceFile): string[] {
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const open: number[] = [];
  const bad: string[] = [];
  let end = -1;
  for (const token of tokensOf(source)) {
    const start = token.getStart(source);
    const { line, character } = source.getLineAndCharacterOfPosition(start);
    if (CLOSERS.has(token.kind)) open.pop();
    const steps = new Set(open).size + stepsAround(token, source);
    if (line > end && character !== steps * 2) bad.push(placeOf(source, start));
    if (OPENERS.has(token.kind)) open.push(line);
    end = lineOf(token.getEnd());
  }
  return bad;
}

// That they compile, and use every name that they declare, is what the types of the project are checked for (tsconfig.json).
describe('the emitted modules', () => {
  test('are all here', () => expect(paths.length).toBeGreaterThan(300));

  test('assert nothing that the compiler cannot see', () => expect(placesWhere(ts.isNonNullExpression)).toEqual([]));

  test('hold no empty template literal, and none around a single value', () => {
    const isEmpty = (node: ts.Node) => ts.isNoSubstitutionTemplateLiteral(node) && node.text === '';
    const isWrapper = (node: ts.Node) =>
      ts.isTemplateExpression(node) &&
      node.head.text === '' &&
      node.templateSpans.length === 1 &&
      node.templateSpans[0]?.literal.text === '';
    expect(placesWhere((node) => isEmpty(node) || isWrapper(node))).toEqual([]);
  });

  test('hold no parentheses inside parentheses', () => {
    const isDouble = (node: ts.Node) =>
      ts.isParenthesizedExpression(node) && ts.isParenthesizedExpression(node.expression);
    expect(placesWhere(isDouble)).toEqual([]);
  });

  test('are indented', () => expect(sources.flatMap(badlyIndented)).toEqual([]));
});

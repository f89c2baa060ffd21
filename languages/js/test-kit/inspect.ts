import '../../shared/web-assembly.ts';
import { parseSync } from 'oxc-parser';
import { failed, type Inspection } from '../../shared/test-kit/inspection.ts';

type Tree = { [key: string]: unknown };

/** What a text that is printed in several lines holds: texts in brackets that are added up. */
function addedUp(node: Tree): string | undefined {
  if (node.type === 'ParenthesizedExpression') return addedUp(node.expression as Tree);
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const [left, right] = [addedUp(node.left as Tree), addedUp(node.right as Tree)];
  return left === undefined || right === undefined ? undefined : left + right;
}

function walk(value: unknown, found: { shape: string[]; literals: string[]; names: string[] }): void {
  if (Array.isArray(value)) {
    found.shape.push(`[${value.length}`);
    for (const item of value) walk(item, found);
  } else if (typeof value === 'object' && value !== null) {
    const node = value as Tree;
    const whole = node.type === 'ParenthesizedExpression' ? addedUp(node) : undefined;
    if (whole !== undefined) {
      found.shape.push('(Literal');
      found.literals.push(whole);
      return;
    }
    found.shape.push(`(${node.type}`);
    const text = node.type === 'TemplateElement' ? (node.value as { cooked: string }).cooked : node.value;
    if ((node.type === 'Literal' || node.type === 'TemplateElement') && typeof text === 'string') {
      found.literals.push(text);
      return;
    }
    for (const [key, child] of Object.entries(node)) {
      if (key === 'name' && typeof child === 'string') found.names.push(child);
      else if (!['type', 'start', 'end'].includes(key)) walk(child, found);
    }
  } else found.shape.push(String(value));
}

/** What oxc sees in a JavaScript module. */
export function inspect(code: string): Inspection {
  const { program, errors } = parseSync('snippet.mjs', code, { sourceType: 'module' });
  if (errors.length > 0) return failed(errors[0]?.message);
  const found = { shape: [] as string[], literals: [] as string[], names: [] as string[] };
  walk(program.body, found);
  return { ...found, shape: found.shape.join(' ') };
}

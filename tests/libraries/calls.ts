import type { Node, Parser } from '@vscode/tree-sitter-wasm';
import type { Signatures } from '../../out/types/signatures.ts';

type Signature = Signatures['classes'][string];

/** A call of an object that code loads, such as `pipe(prompt="…").images`. */
export interface Call {
  /** The class that loads the object, and the repository that it is loaded from. */
  readonly loader: string;
  readonly from: string | undefined;
  readonly keywords: readonly string[];
  /** Whether it passes a dictionary, which may hold any parameter. */
  readonly open: boolean;
  /** What is read of the result. */
  readonly reads: readonly string[];
}

const nodesOf = (root: Node, type: string): Node[] => root.descendantsOfType(type).flatMap((node) => node ?? []);

/** The part of a chain such as `X.from_pretrained("…").to(device)` that loads. */
function loadOf(value: Node | null): Node | undefined {
  if (value?.type !== 'call') return undefined;
  const method = value.childForFieldName('function');
  if (method?.type !== 'attribute') return undefined;
  if (method.childForFieldName('attribute')?.text === 'from_pretrained') return value;
  return loadOf(method.childForFieldName('object'));
}

const argumentsOf = (call: Node): Node[] =>
  call.childForFieldName('arguments')?.namedChildren.flatMap((one) => (one && one.type !== 'comment' ? one : [])) ?? [];

const textOf = (node: Node | undefined): string | undefined =>
  node?.type === 'string' ? node.namedChildren.find((part) => part?.type === 'string_content')?.text : undefined;

/** What is read of the value of a call: its attribute, or those of the variable that it is given to. */
function readsOf(call: Node, root: Node): string[] {
  const { parent } = call;
  if (parent?.type === 'attribute') return [parent.childForFieldName('attribute')?.text ?? ''];
  const name = parent?.type === 'assignment' ? parent.childForFieldName('left')?.text : undefined;
  if (!name) return [];
  return nodesOf(root, 'attribute')
    .filter((one) => one.childForFieldName('object')?.text === name)
    .map((one) => one.childForFieldName('attribute')?.text ?? '');
}

/** The calls of objects that Python code loads with from_pretrained. */
export function callsOf(code: string, parser: Parser): Call[] {
  const root = parser.parse(code)?.rootNode;
  if (!root) throw new Error('the parser of Python gave no tree');
  const loaded = new Map(
    nodesOf(root, 'assignment').flatMap((one): [string, Node][] => {
      const load = loadOf(one.childForFieldName('right'));
      return load ? [[one.childForFieldName('left')?.text ?? '', load]] : [];
    }),
  );
  return nodesOf(root, 'call').flatMap((call): Call[] => {
    const load = loaded.get(call.childForFieldName('function')?.text ?? '');
    if (!load) return [];
    const given = argumentsOf(call);
    const loader = load.childForFieldName('function')?.childForFieldName('object')?.text ?? '';
    return [
      {
        loader,
        from: textOf(argumentsOf(load)[0]),
        keywords: given.flatMap((one) => one.childForFieldName('name')?.text ?? []),
        open: given.some(({ type }) => type === 'dictionary_splat'),
        reads: readsOf(call, root),
      },
    ];
  });
}

/** The class of the object that a call calls, where the repository of a model names `named`; undefined when unknown. */
export function classOf(call: Call, id: string, named: string, table: Signatures): string | undefined {
  if (call.loader in table.classes) return call.loader;
  if (call.from !== id) return undefined;
  return call.loader === table.base ? named : table.choosers[call.loader]?.[named];
}

/** What is wrong with a call of an object of a class, in words. */
export function faultsOf(call: Call, name: string, signature: Signature): string[] {
  const { required, oneOf, optional, more, attributes } = signature;
  const given = new Set(call.keywords);
  const missing = call.open ? [] : required.filter((one) => !given.has(one)).map((one) => `${name} needs ${one}`);
  const none = call.open ? [] : oneOf.filter((group) => !group.some((one) => given.has(one)));
  const unknown = more ? [] : call.keywords.filter((one) => ![...required, ...optional].includes(one));
  const unread = attributes ? call.reads.filter((one) => !attributes.includes(one)) : [];
  return [
    ...missing,
    ...none.map((group) => `${name} needs ${group.join(' or ')}`),
    ...unknown.map((one) => `${name} does not take ${one}`),
    ...unread.map((one) => `the result of ${name} has no ${one}`),
  ];
}

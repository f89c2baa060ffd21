import type { Json } from '../../languages/shared/literal.ts';
import type { Call } from '../../out/types/call.ts';
import type { Case, ClientContract, Contract, Provider } from '../../out/types/provider.ts';
import { quote, Raw } from './code.ts';
import {
  type CallOption,
  filesOf,
  merged,
  missingTests,
  type Node,
  namesOf,
  read,
  shapeCode,
  shapeFunction,
  shapeOf,
  templateLiteral,
  VALUES,
  type ValueNames,
} from './shape.ts';

/** An object of a module: JSON data, with code in the place of values that depend on the call. */
export type Compiled = Record<string, unknown>;

/** The canonical calls of the catalogue, by id. */
export type Calls = ReadonlyMap<string, Call>;

/** A case with its condition as an expression of TypeScript. */
interface Applied extends Case {
  condition: string;
}

/** Whether a call is shipped as a whole, and contracts are made from it: models may be called like this whatever their task. */
export const isShared = (call: Call | undefined): call is Call & { kind: string; when: object } =>
  call?.kind !== undefined && call.when !== undefined;

/**
 * The kinds of request that a contract leads to, as runtime/request tells them: the names of the templates of clients
 * that make requests themselves.
 */
export function kindsOf({ job, form, bytes, body, clients = {} }: Contract, call: Call): string[] {
  if (isShared(call)) return [call.kind, `${call.kind}-stream`];
  const sent = form ? 'form' : bytes || (body === undefined && call.bytes) ? 'bytes' : 'json';
  const own = Object.values(clients).flatMap((one) => (one && one.body !== undefined ? ['json'] : []));
  return [job === undefined ? sent : 'job', ...own];
}

/** A function of the values. */
const withValues = (code: string): Raw => new Raw(`(${code.includes(`${VALUES}.`) ? VALUES : ''}) => ${code}`);

function conditionOf({ when }: Case): string {
  const tests = [
    when.model === undefined ? [] : [`${read('providerModel')} === ${quote(when.model)}`],
    (when.modelContains ?? []).map((piece) => `${read('providerModel')}.toLowerCase().includes(${quote(piece)})`),
    when.adapter === undefined ? [] : [`${read('adapter')} === ${quote(when.adapter)}`],
    when.weights ? [`${read('adapterWeights')} !== undefined`] : [],
    when.given === undefined ? [] : [`${read(when.given)} !== undefined`],
  ];
  return tests.flat().join(' && ');
}

/** The cases of a contract in order, named ones taken from the provider. */
export const casesOf = (provider: Provider, contract: Contract): Applied[] =>
  (contract.cases ?? []).flatMap((entry) => {
    const found = typeof entry === 'string' ? provider.cases?.[entry] : entry;
    return found ? [{ ...found, condition: conditionOf(found) }] : [];
  });

/** A path as a function of the values; the last case whose condition holds gives it. */
function pathCode(path: string, cases: readonly Applied[]): Raw {
  const text = (one: string): string => templateLiteral(one, (name) => `urlPath(${read(name)})`);
  const code = cases.reduce(
    (rest, { path: other, condition }) => (other === undefined ? rest : `${condition} ? ${text(other)} : ${rest}`),
    text(path),
  );
  return withValues(code);
}

const pathList = (path: readonly (string | number)[]): string =>
  `[${path.map((key) => (typeof key === 'string' ? quote(key) : key)).join(', ')}]`;

/** The JSON body, and where the content of a file belongs in it. */
function contentCode(body: Node, names: ValueNames): string {
  const files = filesOf(body);
  const [first] = files;
  const paths = files.map(({ path }) => pathList(path)).join(', ');
  const file = first ? `, file: { encoding: ${quote(first.encoding)}, paths: [${paths}] }` : '';
  const content = `{ json: ${shapeCode(body)}${file} }`;
  const missing = [...new Set(missingTests(body, names))];
  return missing.length === 0 ? content : `${missing.join(' || ')} ? undefined : ${content}`;
}

/** The JSON body of a call as a function of the values; cases may replace it or add to it. */
export function bodyCode(body: Json, cases: readonly Applied[], names: ValueNames, ownBody = false): Raw {
  let ways: { when?: string; node: Node }[] = [{ node: shapeOf(body) }];
  for (const { body: other, add, condition } of cases) {
    if (other !== undefined && !ownBody) ways = [{ when: condition, node: shapeOf(other) }, ...ways];
    if (add !== undefined)
      ways = ways.map(({ node, ...way }) => ({ ...way, node: merged(node, shapeOf(add), condition) }));
  }
  const code = ways
    .map(({ when, node }) => `${when === undefined ? '' : `${when} ? `}(${contentCode(node, names)})`)
    .join(' : ');
  return withValues(code);
}

function formCode(form: NonNullable<Contract['form']>, names: ValueNames): Raw {
  const nodes = Object.entries(form).map(([name, shape]) => ({ name, node: shapeOf(shape) }));
  const missing = nodes.flatMap(({ node }) => missingTests(node, names));
  const fields = nodes.map(({ name, node }) => `{ name: ${quote(name)}, value: String(${shapeCode(node)}) }`);
  const list = `[${fields.join(', ')}]`;
  return withValues(missing.length === 0 ? list : `${missing.join(' || ')} ? undefined : ${list}`);
}

/** The arguments that clients need besides their own, by client. */
function argsOf(contract: Contract, cases: readonly Applied[], names: ValueNames): Compiled | undefined {
  const clients = new Set([contract, ...cases].flatMap(({ args }) => Object.keys(args ?? {})));
  const entries = [...clients].map((client) => {
    const own = shapeOf(contract.args?.[client] ?? {});
    const node = cases.reduce(
      (sum, { args, condition }) =>
        args?.[client] === undefined ? sum : merged(sum, shapeOf(args[client]), condition),
      own,
    );
    return [client, new Raw(shapeFunction(node, names))];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** The job that a call starts, and what the address of such a call differs in. */
const jobOf = (provider: Provider, job: string): Compiled => ({
  ...provider.jobs?.[job]?.submit,
  job: new Raw(`jobs[${quote(job)}]`),
});

const ABSENT = new Raw('undefined');
const NO_JOB: Compiled = { host: ABSENT, routedQuery: ABSENT, job: ABSENT };

/** What the contract of a call is made from. */
interface Place {
  provider: Provider;
  contract: Contract;
  cases: readonly Applied[];
  names: ValueNames;
}

/** What the call of a client differs in. */
function clientOf(client: string, own: ClientContract, { provider, contract, cases, names }: Place): Compiled {
  const { path, body, headers, types, endpoint, job, result } = own;
  const refused = cases.filter(({ without }) => without?.includes(client)).map(({ condition }) => condition);
  return {
    refuses: refused.length === 0 ? undefined : withValues(refused.join(' || ')),
    path: path === undefined ? undefined : pathCode(path, cases),
    json: body === undefined ? undefined : bodyCode(body, cases, names, true),
    form: body === undefined || contract.form === undefined ? undefined : ABSENT,
    headers: headers === null ? ABSENT : undefined,
    types,
    endpoint: endpoint === null ? ABSENT : undefined,
    ...(job === undefined ? {} : job === null ? NO_JOB : jobOf(provider, job)),
    result,
  };
}

function clientsOf(place: Place): Compiled | undefined {
  const { contract, cases } = place;
  const ids = new Set([...Object.keys(contract.clients ?? {}), ...cases.flatMap(({ without = [] }) => without)]);
  const entries = [...ids].map((id) => {
    const own = contract.clients?.[id];
    return [id, own === false ? false : clientOf(id, own ?? {}, place)];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** What a contract sends: its own body, else that of the call. */
function sentBy({ contract, cases, names }: Place, call: Call): Compiled {
  if (contract.form) return { form: formCode(contract.form, names) };
  const own = contract.bytes || call.bytes ? contract.body : (contract.body ?? call.body);
  if (own === undefined || (contract.body === undefined && isShared(call))) return {};
  return { json: bodyCode(own, cases, names) };
}

/** The options that a contract takes and others do not: those whose values its shapes read. */
export function optionsOf(provider: Provider, contract: Contract, call: Call, names: ValueNames): CallOption[] {
  const cases = casesOf(provider, contract);
  const shapes = [contract.body ?? call.body, contract.form, ...cases.flatMap(({ body, add }) => [body, add])];
  const used = new Set(shapes.flatMap((shape) => (shape === undefined ? [] : namesOf(shapeOf(shape)))));
  return [...names.options].flatMap(([name, option]) => (used.has(name) ? [option] : []));
}

/**
 * A contract as it is shipped (runtime/request/types.ts, Contract): nothing in it is looked up elsewhere.
 * @param spread The key in whose place the fields of a value are spread.
 */
export function compiledContract(
  provider: Provider,
  contract: Contract,
  call: Call,
  names: ValueNames,
  spread: string,
): Compiled {
  const { unusable, routed, headers, types, takes, models, endpoint, job } = contract;
  if (unusable !== undefined) return { unusable };
  const cases = casesOf(provider, contract);
  const place = { provider, contract, cases, names };
  const path = contract.path ?? provider.path;
  const options = optionsOf(provider, contract, call, names).map(({ name }) => name);
  return {
    ...(isShared(call) ? { [spread]: new Raw(call.kind) } : {}),
    path: path === undefined ? undefined : pathCode(path, cases),
    ...sentBy(place, call),
    routed,
    headers,
    types,
    takes,
    options: options.length === 0 ? undefined : options,
    models,
    endpoint,
    ...(job === undefined ? {} : jobOf(provider, job)),
    result: contract.result ?? (isShared(call) ? undefined : call.result),
    args: argsOf(contract, cases, names),
    clients: clientsOf(place),
  };
}

/** A call that is shipped as a whole (runtime/request/types.ts, SharedCall). */
export function compiledCall({ id, kind, when, router, parts, body, result }: Call, names: ValueNames): Compiled {
  const name = router && templateLiteral(router.model, read);
  const model = new Raw(`(${VALUES}) => (${read('provider')} === undefined ? ${read('hubModel')} : ${name})`);
  return {
    id,
    kind,
    when,
    router: router && { path: router.path, model },
    parts,
    json: body === undefined ? undefined : bodyCode(body, [], names),
    result,
  };
}

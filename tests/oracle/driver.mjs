// Makes calls with a published package: a line of JSON on standard input is a call, a line that starts with @@ on standard
// output is its end. Copied into the folder of the package, so that its imports are found there.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** A value of the call; { "$file": kind, path, type } is the file at the path, as the package takes it. */
function argument(value) {
  if (Array.isArray(value)) return value.map(argument);
  if (typeof value !== 'object' || value === null) return value;
  if (!('$file' in value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, argument(inner)]));
  const bytes = readFileSync(value.path);
  if (value.$file === 'path') return value.path;
  return value.$file === 'blob'
    ? new Blob([bytes], { type: value.type })
    : new File([bytes], value.path.split('/').at(-1), { type: value.type });
}

const isClass = (maker) => maker.toString().startsWith('class ');

function clientOf(module, client) {
  if (client === undefined) return module;
  const maker = client.name.split('.').reduce((value, name) => value[name], module);
  const args = [client.args].flat().map(argument);
  return isClass(maker) || maker.prototype ? new maker(...args) : maker(...args);
}

async function drain(result) {
  if (result === null || typeof result !== 'object' || Array.isArray(result) || !(Symbol.asyncIterator in result))
    return;
  for await (const _ of result);
}

async function call({ module: name, client, method, args }) {
  const module = await import(name);
  const target = clientOf(module, client);
  const names = method.split('.');
  const owner = names.slice(0, -1).reduce((value, one) => value[one], target);
  await drain(await owner[names.at(-1)](...[args].flat().map(argument)));
}

/** What the package knows: providers with their tasks, or a list of providers; and the methods of its client. */
async function knowledge({ module: name, knows, client }) {
  const module = await import(name);
  const known = knows.split('.').reduce((value, one) => value[one], module);
  const pairs = Object.entries(known).map(([provider, tasks]) => [provider, Object.keys(tasks)]);
  const target = clientOf(module, client);
  const methods = [...Object.getOwnPropertyNames(target), ...Object.getOwnPropertyNames(Object.getPrototypeOf(target))];
  return {
    pairs: Object.fromEntries(pairs),
    methods: methods.filter((one) => typeof target[one] === 'function' && one !== 'constructor'),
  };
}

const say = (answer) => process.stdout.write(`@@${JSON.stringify(answer)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  try {
    const job = JSON.parse(line);
    say({ value: (await (job.knows ? knowledge(job) : call(job))) ?? null });
  } catch (error) {
    const why = error?.cause?.code ?? error?.cause?.message;
    say({ error: `${error?.name}: ${error?.message}${why ? ` (${why})` : ''}`.slice(0, 600) });
  }
}

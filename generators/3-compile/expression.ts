import {
  containsAny,
  endsWithAny,
  includesAny,
  isOneOf,
  lookUp,
  startsWithAny,
} from '../../runtime/condition/tests.ts';
import { jsonText, stripPrefix, stripSuffix, urlPath } from '../../runtime/text.ts';
import { factsOf } from '../2-analyse/condition.ts';
import type { Test, Value } from '../2-analyse/plan.ts';
import { keyOf } from '../2-analyse/scope.ts';
import {
  both,
  type Code,
  comparison,
  either,
  joined,
  LEVEL,
  not,
  operand,
  primary,
  quote,
  quotedList,
} from './code.ts';
import { answerOf, type Environment, mayBeAbsent, pathCode, when } from './environment.ts';
import type { Imports } from './imports.ts';
import { typeOf } from './reads.ts';

/** The helpers of templates on text. */
const TEXT_HELPERS = { stripPrefix, stripSuffix, urlPath, jsonText } as const;

/** A constant as an expression. */
function constantCode(value: Extract<Value, { kind: 'constant' }>['value']): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? quote(value) : quotedList(value);
}

/** A value as an expression; undefined where the value may be absent at this place. */
export function valueCode(value: Value, env: Environment, imports: Imports): Code {
  const named = env.bound.get(keyOf(value));
  if (named) return named;
  switch (value.kind) {
    case 'path':
      return pathCode(value, env);
    case 'constant':
      return primary(constantCode(value.value));
    case 'lookup': {
      const subject = valueCode(value.from, env, imports).text;
      return primary(`${imports.use('condition/tests', lookUp)}(${subject}, lookups.${value.name})`);
    }
    case 'name':
      return primary(
        `${imports.use(value.reader.module, value.reader.print)}(${valueCode(value.from, env, imports).text})`,
      );
    case 'default': {
      const first = operand(valueCode(value.value, env, imports), LEVEL.comparison);
      const fallback = valueCode(value.fallback, env, imports);
      const second = value.fallback.kind === 'default' ? fallback.text : operand(fallback, LEVEL.comparison);
      return { text: `${first} ?? ${second}`, level: LEVEL.either };
    }
    case 'concat':
      return joined(
        value.parts.map((part) =>
          part.kind === 'constant'
            ? { text: String(part.value) }
            : { code: valueCode(part, env, imports), isText: true },
        ),
      );
    default: {
      const operands = value.operands.map((part) => valueCode(part, env, imports).text);
      return primary(`${imports.use('text', TEXT_HELPERS[value.helper])}(${operands.join(', ')})`);
    }
  }
}

const COMPARERS = { contains: containsAny, startsWith: startsWithAny, endsWith: endsWithAny } as const;
const METHODS = { contains: 'includes', startsWith: 'startsWith', endsWith: 'endsWith' } as const;

type Comparison = Extract<Test, { among: readonly string[] }>;

/** A question about a value that is there. */
function presentCode(test: Exclude<Comparison, { kind: 'equals' }>, env: Environment, imports: Imports): Code {
  const value = valueCode(test.value, env, imports);
  const [only, ...more] = test.among;
  const single = only !== undefined && more.length === 0;
  const method = (name: string): Code => primary(`${operand(value, LEVEL.primary)}.${name}(${quote(only ?? '')})`);
  if (test.kind === 'includes') {
    if (single) return method('includes');
    return primary(`${imports.use('condition/tests', includesAny)}(${value.text}, ${quotedList(test.among)})`);
  }
  if (single && !test.ignoreCase && typeOf(test.value, env.types).kind !== 'list') return method(METHODS[test.kind]);
  const rest = test.ignoreCase ? ', true' : '';
  const name = imports.use('condition/tests', COMPARERS[test.kind]);
  const pieces = test.ignoreCase ? test.among.map((piece) => piece.toLowerCase()) : test.among;
  return primary(`${name}(${value.text}, ${quotedList(pieces)}${rest})`);
}

/** A question about a value: TypeScript narrows the value by it. */
function askedCode(test: Comparison, env: Environment, imports: Imports): Code {
  if (test.kind === 'equals') {
    const value = valueCode(test.value, env, imports);
    const [only, ...more] = test.among;
    if (only !== undefined && more.length === 0) return comparison(value, '===', quote(only));
    return primary(`${imports.use('condition/tests', isOneOf)}(${value.text}, ${quotedList(test.among)})`);
  }
  if (!mayBeAbsent(test.value, env)) return presentCode(test, env, imports);
  const present = when(env, factsOf(test, true));
  return both([
    comparison(valueCode(test.value, env, imports), '!==', 'undefined'),
    presentCode(test, present, imports),
  ]);
}

/** Whether a value is there, or is not: a boolean that is true, a list that is not empty. */
function presenceCode(test: Extract<Test, { kind: 'has' }>, is: boolean, env: Environment, imports: Imports): Code {
  const value = valueCode(test.value, env, imports);
  const absent = mayBeAbsent(test.value, env);
  if (test.shape === 'boolean') {
    if (absent) return comparison(value, is ? '===' : '!==', 'true');
    return is ? value : not(value);
  }
  const undefinedOrNot = comparison(value, is ? '!==' : '===', 'undefined');
  if (test.shape === 'text') return undefinedOrNot;
  const list = valueCode(test.value, when(env, factsOf(test, true)), imports);
  const length = comparison(primary(`${operand(list, LEVEL.primary)}.length`), is ? '>' : '===', '0');
  if (!absent) return length;
  return is ? both([undefinedOrNot, length]) : either([undefinedOrNot, length]);
}

function negatedCode(test: Test, env: Environment, imports: Imports): Code {
  const answer = answerOf(test, env);
  if (answer) return not(answer);
  if (test.kind === 'not') return testCode(test.test, env, imports);
  if (test.kind === 'has') return presenceCode(test, false, env, imports);
  if (test.kind === 'constant') return primary(String(!test.value));
  const [only, ...more] = test.kind === 'equals' ? test.among : [];
  if (test.kind === 'equals' && only !== undefined && more.length === 0)
    return comparison(valueCode(test.value, env, imports), '!==', quote(only));
  return not(testCode(test, env, imports));
}

/** A test as a boolean expression by which TypeScript narrows what the test shows. */
export function testCode(test: Test, env: Environment, imports: Imports): Code {
  const answer = answerOf(test, env);
  if (answer) return answer;
  switch (test.kind) {
    case 'constant':
      return primary(String(test.value));
    case 'has':
      return presenceCode(test, true, env, imports);
    case 'not':
      return negatedCode(test.test, env, imports);
    case 'all':
    case 'any': {
      let inner = env;
      const parts: Code[] = [];
      for (const part of test.tests) {
        parts.push(testCode(part, inner, imports));
        if (!answerOf(part, env)) inner = when(inner, factsOf(part, test.kind === 'all'));
      }
      return test.kind === 'all' ? both(parts) : either(parts);
    }
    default:
      return askedCode(test, env, imports);
  }
}

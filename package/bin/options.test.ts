import { expect, it } from 'vitest';
import { checkDatasetOptions, checkModelOptions, readOptions } from './options.ts';

const valuesOf = (args: string) => readOptions(args.split(' ')).values;

it.each([
  ['--app ollama --library timm', '--library is not about apps; --app does not take it.'],
  ['--app ollama --async', '--async is not about apps; --app does not take it.'],
  ['--app ollama --temperature 1', '--temperature is not about apps; --app does not take it.'],
  ['--context 4096', '--context says what has to fit besides: give --memory or --chip, into which.'],
])('refuses what would do nothing: %s', (args, message) =>
  expect(() => checkModelOptions(valuesOf(args))).toThrow(message));

it.each([
  '--app ollama --language sh --client curl --prompt hi',
  '--chip M4 --context 4096',
  '--stream --async',
])('takes %s', (args) => expect(() => checkModelOptions(valuesOf(args))).not.toThrow());

it.each(['--async', '--stream', '--app ollama', '--voice a'])('of a data set refuses %s', (args) =>
  expect(() => checkDatasetOptions(valuesOf(args))).toThrow('is about models; --dataset does not take it.'));

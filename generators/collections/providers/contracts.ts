import type { JSONPath } from 'jsonc-parser';
import type { Contract, Provider } from '../../../out/types/provider.ts';
import type { JsonFile } from '../../1-load/json-file.ts';

/** Every contract of a provider with its path. */
export const contractsOf = ({ value }: JsonFile<Provider>): { task: string; contract: Contract; path: JSONPath }[] =>
  Object.entries(value.tasks).map(([task, contract]) => ({ task, contract, path: ['tasks', task] }));

import type { Client } from '../../../../out/types/client.ts';
import { dataOf } from '../../../2-analyse/data.ts';
import type { ViewUse } from '../../../2-analyse/inference.ts';
import type { Planned } from '../../../2-analyse/uses.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';

/** Templates of JSON of which no value can be made. */
export const unevenValues = ({ uses }: Planned<Client, ViewUse>): Diagnostic[] =>
  uses.flatMap(({ file, plan, value }) => {
    const data = value && dataOf(plan, { file, line: 1, column: 1 });
    return data && 'code' in data ? [data] : [];
  });

import type { JSONPath } from 'jsonc-parser';
import type { Json } from '../../../../languages/shared/literal.ts';
import type { Provider } from '../../../../out/types/provider.ts';
import { mixedEncodings } from '../../../3-compile/shape.ts';
import { type Diagnostic, diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Rule } from '../../collection.ts';
import { contractsOf } from '../contracts.ts';

/** A body says in one way how the content of the file is written. */
export const oneEncoding: Rule<Provider> = (providers) =>
  providers.flatMap((json) => {
    const check = (body: Json | undefined, path: JSONPath): Diagnostic[] =>
      body !== undefined && mixedEncodings(body) ? [diagnostic('mixed-encodings', json.placeOf(path))] : [];
    return contractsOf(json).flatMap(({ contract, path }) => [
      ...check(contract.body, [...path, 'body']),
      ...Object.entries(contract.clients ?? {}).flatMap(([client, own]) =>
        own === false ? [] : check(own.body, [...path, 'clients', client, 'body']),
      ),
    ]);
  });

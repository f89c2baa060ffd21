import type { Exchange } from '../../out/types/exchanges.ts';
import { hashOfText } from './standing.ts';

/**
 * Whether an exchange was recorded of this very code, but for the model that it names.
 * @param ids What the code may call the model: its id at the hub, and the provider's own.
 */
export async function exchangeFor(
  { snippet, model, providerModel = model }: Pick<Exchange, 'snippet' | 'model' | 'providerModel'>,
  code: string,
  ids: readonly string[],
): Promise<boolean> {
  const named = ids.flatMap((id) => [model, providerModel].map((other) => code.replaceAll(id, other)));
  for (const text of new Set(named)) if ((await hashOfText(text)) === snippet) return true;
  return false;
}

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clients } from '../../out/modules/clients.ts';
import { printers } from '../../out/modules/printers.ts';
import { recipes } from '../../out/modules/recipes.ts';
import type { Executed } from '../../out/types/executed.ts';
import type { Runs } from '../../out/types/runs.ts';
import { executedSentence } from '../../runtime/receipt/executed.ts';
import type { Receipt, Recorded } from '../../runtime/receipt/receipt.ts';
import { sameTemplate } from '../../runtime/receipt/same-template.ts';

/** A file of out; nothing where there is none. */
function read<T>(path: string): T | undefined {
  const file = fileURLToPath(new URL(`../../out/${path}`, import.meta.url));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** What is recorded in a file of out/verified; nothing where there is none. The package carries it without what was printed. */
export function runsOf(name: string): Recorded | undefined {
  const runs = read<Runs>(`verified/${name}.json`);
  const executedOn = recipes[name];
  return runs && { ...runs, ...(executedOn && { executedOn }) };
}

let executed: Executed | undefined;

/**
 * What was done with the calls of a client; nothing where nothing is recorded.
 * @param isOwn The call asks what a reader chose: no run was of that.
 */
export function callReceipt(call: { language: string; client: string }, isOwn = false): Receipt | undefined {
  executed ??= read<Executed>('executed.json');
  const id = clients.find(({ language, client }) => language === call.language && client === call.client)?.id;
  const sentence = id && executedSentence(executed, id, printers);
  return sentence ? { sentence: isOwn ? sameTemplate(sentence) : sentence } : undefined;
}

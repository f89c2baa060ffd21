import { to } from '../data/links.ts';

const asked = new Map<string, Promise<unknown>>();

async function fetched(path: string): Promise<unknown> {
  try {
    const answer = await fetch(to(`${path}.json`));
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What the build wrote of what was done (files/proofs.ts), fetched once.
 * @param path Below the base, without its ending.
 * @returns undefined where it cannot be fetched; it is then asked for again with the next code.
 */
export function proofsAt<T>(path: string): Promise<T | undefined> {
  const running = asked.get(path) ?? fetched(path);
  asked.set(path, running);
  running.then((found) => found === undefined && asked.delete(path));
  return running as Promise<T | undefined>;
}

/**
 * Calls a function of the caller. What it throws, or what its promise rejects with, is shown where the platform shows
 * errors that nobody catches, or on the console where showing it so would end the process (Node): a callback is told of
 * work, and must not be able to break it.
 *
 * @returns what the callback returns; undefined when there is none or it threw
 */
export function tell<Args extends unknown[], Answer>(
  callback: ((...args: Args) => Answer) | undefined,
  ...args: Args
): Answer | undefined {
  try {
    const answer = callback?.(...args);
    if (answer instanceof Promise) answer.catch(showError);
    return answer;
  } catch (error) {
    showError(error);
    return undefined;
  }
}

function showError(error: unknown): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(error);
  else console.error(error);
}

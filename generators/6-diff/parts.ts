/** What stands below the folders that hold no snippets of libraries. */
const PARTS: Readonly<Record<string, string>> = { inference: 'call', apps: 'step', notices: 'notice' };

/** What the text at a path is called: a snippet of a library, a call, a step of an app or a notice. */
export const partOf = (path: string): string => PARTS[path.split('/')[0] ?? ''] ?? 'snippet';

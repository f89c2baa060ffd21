export function bundled(entry: string): Promise<string>;
export function writeBundled(name: string, entry: string, folder: string): Promise<void>;
export function bundledScript(name: string, entry: string): import('astro').AstroIntegration;

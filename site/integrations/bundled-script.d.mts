export function bundled(entry: string): Promise<string>;
export function bundledScript(name: string, entry: string): import('astro').AstroIntegration;

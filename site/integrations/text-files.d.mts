export const TOGETHER: string;

export function textFiles(): {
  name: string;
  hooks: { 'astro:build:done'(options: { dir: URL; logger: { info(message: string): void } }): Promise<void> };
};

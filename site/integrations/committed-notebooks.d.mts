import type { AstroIntegration } from 'astro';

export function committedNotebooks(address: string | undefined, folder: string | undefined): AstroIntegration;

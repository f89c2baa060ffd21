import { hash } from 'node:crypto';

/** The first 16 hexadecimal digits of a text's SHA-256 sum, as records of executions hold it; hashOfText gives the same to browsers. */
export const shortHash = (text: string): string => hash('sha256', text, 'hex').slice(0, 16);

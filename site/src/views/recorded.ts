import type { RecordedCall } from './code.ts';

/** That a call was recorded of this code, in words. */
export const recordedSentence = (date: string): string => `Request checked against the API contract on ${date}`;

/** What was recorded of this code, in words; opened, the call itself. */
export const recordedCall = (date: string, href: string): RecordedCall => ({ sentence: recordedSentence(date), href });

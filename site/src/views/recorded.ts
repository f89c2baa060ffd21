import { recordedSentence } from '../../../runtime/receipt/exchange.ts';
import type { RecordedCall } from './code.ts';

/** What was recorded of this code, in words; opened, the call itself. */
export const recordedCall = (date: string, href: string): RecordedCall => ({ sentence: recordedSentence(date), href });

import type { ClientPage } from '../../../runtime/pages.ts';
import { clients } from './catalogue.ts';

/** What a page says of the client of an API snippet. */
export const clientOf = (language: string, client: string): ClientPage | undefined =>
  clients.find((one) => one.language === language && one.client === client);

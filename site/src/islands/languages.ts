/** What the browser has to know of a language (catalogue/languages). */
export interface LanguageFacts {
  id: string;
  label: string;
  extension: string;
}

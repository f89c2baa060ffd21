/** What the browser has to know of a language (languages/). */
export interface LanguageFacts {
  id: string;
  label: string;
  extension: string;
}

import 'astro';
import 'react';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when a reader points at it, or at once when one of the named preferences is set. */
    'client:interaction'?: boolean | string;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Stands at the end of a tab block; public/choice.js shows the chosen tab when the parser reaches it. */
      'tab-choice': object;
      /** Stands in a fold; public/choice.js opens it when the address or a stored choice asks for one of the named keys. */
      'fold-choice': { 'data-address': string; 'data-stored': string };
    }
  }
}

declare global {
  interface ImportMetaEnv {
    /** Address of the repository on the web, for links that open a template for editing. */
    readonly PUBLIC_REPOSITORY?: string;
    /** Address of the folder of a public repository that notebooks are committed to. */
    readonly PUBLIC_NOTEBOOKS?: string;
    /** The texts of these notebooks by path, as site/integrations/committed-notebooks.mjs read them. */
    readonly COMMITTED_NOTEBOOKS?: Readonly<Record<string, string>>;
    /** Base address of a storage that readers' files are uploaded to. */
    readonly PUBLIC_STORAGE_URL?: string;
  }
}

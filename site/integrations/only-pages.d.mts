/** What makes the pages of a site, as far as it is used. */
export interface Prerenderer {
  getStaticPaths(): Promise<{ readonly pathname: string; readonly route: { readonly type: string } }[]>;
}

export function onlyPages(below?: string): {
  name: string;
  hooks: {
    'astro:build:start'(options: { setPrerenderer(make: (usual: Prerenderer) => Prerenderer): void }): void;
  };
};

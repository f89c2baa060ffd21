/**
 * Builds some pages alone, with the files for agents and programs, which pages fetch some of.
 * @param {string | undefined} below What the addresses of the pages begin with, such as /models/openai-community/gpt2/; all
 *   pages when absent.
 */
export const onlyPages = (below) => ({
  name: 'only-pages',
  hooks: {
    'astro:build:start': ({ setPrerenderer }) => {
      if (below === undefined) return;
      const isMeant = ({ pathname }) => `${pathname.replace(/\/$/, '')}/`.startsWith(below);
      setPrerenderer((usual) => ({
        ...usual,
        async getStaticPaths() {
          const paths = await usual.getStaticPaths();
          if (!paths.some((path) => path.route.type === 'page' && isMeant(path)))
            throw new Error(
              `SITE_PAGES is "${below}", and no page begins so: write it as /models/openai-community/gpt2/.`,
            );
          return paths.filter((path) => path.route.type !== 'page' || isMeant(path));
        },
      }));
    },
  },
});

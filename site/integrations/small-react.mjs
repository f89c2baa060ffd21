/** What islands import of React, and what readers get in its place. */
const INSTEAD = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
};

/**
 * Gives readers Preact in the place of React, whose interface it has at a sixth of the size. Pages are rendered by React, as
 * they are while someone works on the site; the tests in a browser are of what readers get.
 */
export const smallReact = () => ({
  name: 'small-react',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command !== 'build') return;
      const plugin = {
        name: 'small-react',
        enforce: 'pre',
        resolveId(id, importer) {
          if (this.environment.name !== 'client' || !Object.hasOwn(INSTEAD, id)) return;
          return this.resolve(INSTEAD[id], importer, { skipSelf: true });
        },
      };
      updateConfig({ vite: { plugins: [plugin] } });
    },
  },
});

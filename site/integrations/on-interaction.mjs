import { fileURLToPath } from 'node:url';
/**
 * Adds the directive client:interaction: an island is loaded when a reader points at it, focuses it or touches it, and
 * never before. With a value (client:interaction="provider,stream") it is also loaded at once when the reader has chosen
 * one of these preferences, because the page as built shows the default.
 */
export const onInteraction = () => ({
  name: 'on-interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({
        name: 'interaction',
        entrypoint: fileURLToPath(new URL('./interaction.mjs', import.meta.url)),
      });
    },
  },
});

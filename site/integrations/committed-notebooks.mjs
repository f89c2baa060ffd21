import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const REPOSITORY = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/blob\/[\w./-]*\w$/;

/**
 * Gives pages the notebooks of a public repository, by path: which are the same as theirs, other services can open from there.
 * @param {string | undefined} address Of their folder in the repository.
 * @param {string | undefined} folder Where that is checked out.
 */
export function committedNotebooks(address, folder) {
  if (!address !== !folder)
    throw new Error(
      'PUBLIC_NOTEBOOKS and NOTEBOOKS_FOLDER go together: the address of a folder, and where it is checked out.',
    );
  if (address && !REPOSITORY.test(address))
    throw new Error(
      `PUBLIC_NOTEBOOKS is "${address}": write the address of a folder of a public repository, such as https://github.com/acme/notebooks/blob/main/run`,
    );
  const paths = folder ? globSync('**/*.ipynb', { cwd: folder }) : [];
  const texts = Object.fromEntries(
    paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')]),
  );
  return {
    name: 'committed-notebooks',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { define: { 'import.meta.env.COMMITTED_NOTEBOOKS': JSON.stringify(texts) } } });
      },
    },
  };
}

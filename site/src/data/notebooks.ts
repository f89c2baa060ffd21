import type { Link } from '../views/code.ts';

/** Services that open a notebook of a public repository by its address there, which follows these words. */
const SERVICES = [
  { label: 'Open in Colab', address: 'https://colab.research.google.com/github/' },
  { label: 'Open in Kaggle', address: 'https://kaggle.com/kernels/welcome?src=https://github.com/' },
];

/** The notebooks that are committed to a public repository. */
interface Committed {
  /** Of their folder: https://github.com/acme/notebooks/blob/main/run. */
  readonly address: string | undefined;
  /** By path below that folder. */
  readonly texts: Readonly<Record<string, string>>;
}

const COMMITTED: Committed = {
  address: import.meta.env.PUBLIC_NOTEBOOKS,
  texts: import.meta.env.COMMITTED_NOTEBOOKS ?? {},
};

/** Where a notebook is opened from: nothing unless the same bytes are committed at its path. */
export function servicesFor(path: string, text: string, { address, texts }: Committed = COMMITTED): Link[] {
  if (!address || !Object.hasOwn(texts, path) || texts[path] !== text) return [];
  const place = `${new URL(address).pathname.slice(1)}/${path.split('/').map(encodeURIComponent).join('/')}`;
  return SERVICES.map(({ label, address: service }) => ({ label, href: `${service}${place}` }));
}

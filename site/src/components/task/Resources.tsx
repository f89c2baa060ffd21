import { hubLink, page } from '../../data/links.ts';
import { modelPage } from '../../data/models.ts';
import { Terms } from './Terms.tsx';

type Kind = 'models' | 'datasets' | 'spaces' | 'metrics';

export interface ResourcesProps {
  title: string;
  kind: Kind;
  items: readonly { id: string; description: string }[];
}

/** A model with a page is linked to it, every other repository to the hub; a metric is a name. */
function address(kind: Kind, id: string): string | undefined {
  if (kind === 'metrics') return undefined;
  if (kind !== 'models') return hubLink(id, `${kind}/`);
  const found = modelPage(id);
  return found ? page(found.path) : `${page('model')}?id=${encodeURIComponent(id)}`;
}

/** Repositories, or metrics, that a task's entry recommends. */
export function Resources({ title, kind, items }: ResourcesProps) {
  return (
    <section aria-labelledby={kind}>
      <h2 id={kind}>{title}</h2>
      <Terms
        terms={items.map(({ id, description }) => {
          const href = address(kind, id);
          return { key: id, term: href ? <a href={href}>{id}</a> : id, description };
        })}
      />
    </section>
  );
}

import type { Library, Variant } from '../../../out/types/library.ts';
import { exampleOf, whenShown } from '../data/libraries.ts';
import { page } from '../data/links.ts';
import { librarySnippets } from '../data/models.ts';
import { anchorOf } from '../views/anchors.ts';
import { languageLabel } from '../views/languages.ts';

/** A model whose page shows the variant. */
function Example({ library, variant }: { library: Library; variant: Variant }) {
  const example = exampleOf(library, variant);
  if (!example) return undefined;
  const snippet = librarySnippets(example)
    .flatMap(({ snippets }) => snippets)
    .find(({ variant: name }) => name === variant.name);
  return (
    <p>
      {'Example: '}
      <a href={`${page(example.path)}#${snippet && anchorOf(snippet.file)}`}>{example.model.id}</a>
    </p>
  );
}

/** The snippets of a library, each with when it is shown. */
export function Variants({ library }: { library: Library }) {
  const { id, variants = [] } = library;
  return (
    <section>
      <h3>When each snippet is shown</h3>
      <p>
        {variants.length === 1 ? 'One snippet serves every model.' : 'The first variant that fits a model is shown.'}
      </p>
      <ol className="variants">
        {variants.map((variant) => (
          <li key={variant.name} id={variant.name}>
            <strong>{variant.title}</strong>{' '}
            <span className="badge">{variant.message ? 'message' : languageLabel(variant.language)}</span>
            <p>{whenShown(id, variant.name)}</p>
            <Example library={library} variant={variant} />
          </li>
        ))}
      </ol>
    </section>
  );
}

import { paint } from '../browser/paint.ts';

export interface CodeViewProps {
  /** Unique on the page. */
  id: string;
  title: string;
  code: string;
  language: string;
  languageLabel: string;
  extension: string;
}

function download(code: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([code], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A block of code that was made in the browser; the counterpart of components/CodeBlock.astro. */
export function CodeView({ id, title, code, language, languageLabel, extension }: CodeViewProps) {
  return (
    <figure className="code" id={id}>
      <figcaption>
        <span className="what">
          {title} <span className="language">{languageLabel}</span>
        </span>
        <span className="acts">
          <details className="more">
            <summary aria-label={`More: ${title}`}>More</summary>
            <span className="menu">
              <button type="button" onClick={() => download(code, `snippet.${extension}`)}>
                Download
              </button>
              <button type="button" data-copy={`${id}-code`} data-fence={language}>
                Copy as Markdown
              </button>
            </span>
          </details>
          <button type="button" className="copy" data-copy={`${id}-code`} aria-label={`Copy: ${title}`}>
            Copy
          </button>
        </span>
      </figcaption>
      {/* A reader scrolls long lines with the keyboard, so the region takes the focus. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section cannot be preformatted text */}
      <pre tabIndex={0} role="region" aria-label={title}>
        <code id={`${id}-code`}>
          {paint(code, language).map(({ text, name }, at) =>
            name ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other name than their place
              <span key={at} className={name}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </code>
      </pre>
    </figure>
  );
}

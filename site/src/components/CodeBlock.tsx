import type { CodeView } from '../views/code.ts';
import { extensionOf, kernelOf, languageLabel, notebookOf } from '../views/languages.ts';
import { Provenance } from './Provenance.tsx';
import { Told } from './Told.tsx';

/** Saves code that is no file of the site: it was made in the browser. */
function download(code: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([code], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function Menu({ id, code, language, file, live }: CodeView) {
  const name = `snippet.${extensionOf(language)}`;
  const notebook = file && kernelOf(language) ? notebookOf(file) : undefined;
  return (
    <span className="menu">
      {file && <a href={file}>Open raw</a>}
      {file && (
        <a href={file} download={name}>
          Download
        </a>
      )}
      {notebook && (
        <a href={notebook} download="snippet.ipynb">
          Download as notebook
        </a>
      )}
      {live && (
        <button type="button" onClick={() => download(code, name)}>
          Download
        </button>
      )}
      <button type="button" data-copy={`${id}-code`} data-fence={language}>
        Copy as Markdown
      </button>
      <button type="button" data-choice="wrap" aria-pressed="false">
        Wrap long lines
      </button>
      {!live && <a href={`#${id}`}>Link to this snippet</a>}
    </span>
  );
}

/** A block of code with what can be done with it. */
export function CodeBlock(view: CodeView) {
  const { id, title, isTitled, language, pieces, about, later } = view;
  const label = languageLabel(language);
  return (
    <figure className="code" id={id}>
      <figcaption data-pagefind-ignore="">
        <span className="what">
          {!isTitled && `${title} `}
          {(isTitled || !title.includes(label)) && <span className="language">{label}</span>}
        </span>
        <span className="acts">
          <details className="more">
            <summary aria-label={`More: ${title}`}>More</summary>
            <Menu {...view} />
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
          {pieces.map(({ text, name }, at) =>
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
      {about && <Provenance {...about} />}
      {later && <Told later={later} />}
    </figure>
  );
}

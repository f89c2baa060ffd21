import type { RunView } from '../views/code.ts';
import { Listed } from './Listed.tsx';

/** How code runs from its address: what is installed, then the command. */
export function Run({ id, packages, python, command, file, script, notebook, services = [] }: RunView) {
  const names = packages.map((name) => ({ key: name, shown: <code>{name}</code> }));
  return (
    <details className="provenance receipt" data-pagefind-ignore="">
      <summary>Run it with one command</summary>
      <p>
        {'Installs '}
        <Listed items={names} />
        {` for Python ${python} in an environment of its own, then runs this code. `}
        {file && (
          <a href={file} download="">
            Download the script
          </a>
        )}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a reader scrolls long lines with the keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section cannot be preformatted text */}
      <pre id={id} tabIndex={0} role="region" aria-label="Command">
        {command}
      </pre>
      <button type="button" className="copy" data-copy={id} aria-label="Copy the command">
        Copy
      </button>
      <a href={script}>The same for bash</a>
      {services.map(({ label, href }) => (
        <a key={label} href={href}>
          {label}
        </a>
      ))}
      {notebook && services.length === 0 && (
        <a href={notebook} download="">
          The same as a notebook
        </a>
      )}
    </details>
  );
}

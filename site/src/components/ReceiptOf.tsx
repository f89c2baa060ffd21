import type { Receipt } from '../../../runtime/receipt/receipt.ts';
import type { About, RecordedCall } from '../views/code.ts';

/** Code of a receipt, with what it is, and of what, where a page has several of the kind. */
export function Part({ what, of, code }: { what: string; of?: string; code: string }) {
  return (
    <>
      <p>{what}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a reader scrolls long lines with the keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section cannot be preformatted text */}
      <pre tabIndex={0} role="region" aria-label={of ? `${what}, ${of}` : what}>
        {code}
      </pre>
    </>
  );
}

/** What was done with a snippet; opened, what is needed to do the same. */
export function ReceiptOf({ sentence, run, requirements }: Receipt & Pick<About, 'requirements'>) {
  if (!run) return <p className="provenance">{sentence}</p>;
  return (
    <details className="provenance receipt" data-pagefind-ignore="">
      <summary>{sentence}</summary>
      {run.install && <Part what={`The install command, with ${run.interpreter}`} code={run.install} />}
      {run.dated && <Part what="The releases of that day, with uv" code={run.dated} />}
      {requirements ? (
        <p>
          <a href={requirements}>Every package that was there</a>, as requirements
        </p>
      ) : (
        run.pins && <Part what="Every package that was there, as requirements" code={run.pins} />
      )}
      {run.output && <Part what="The end of what was printed" code={run.output} />}
    </details>
  );
}

/** What was done with an API snippet; opened, what it sent and was answered, which is fetched then. */
export function RecordedOf({ sentence, href }: RecordedCall) {
  if (!href) return <p className="provenance">{sentence}</p>;
  return (
    <details className="provenance receipt" data-pagefind-ignore="">
      <summary>{sentence}</summary>
      <a data-later="exchange:" href={href}>
        What was sent and answered
      </a>
    </details>
  );
}

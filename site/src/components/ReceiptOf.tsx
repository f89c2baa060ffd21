import type { Receipt } from '../../../runtime/receipt/receipt.ts';

/** Code of a receipt, with what it is. */
function Part({ what, code }: { what: string; code: string }) {
  return (
    <>
      <p>{what}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a reader scrolls long lines with the keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section cannot be preformatted text */}
      <pre tabIndex={0} role="region" aria-label={what}>
        {code}
      </pre>
    </>
  );
}

/** What was done with a snippet; opened, what is needed to do the same. */
export function ReceiptOf({ sentence, run }: Receipt) {
  if (!run) return <p className="provenance">{sentence}</p>;
  return (
    <details className="provenance receipt" data-pagefind-ignore="">
      <summary>{sentence}</summary>
      {run.install && <Part what={`The install command, with ${run.interpreter}`} code={run.install} />}
      {run.dated && <Part what="The releases of that day, with uv" code={run.dated} />}
      {run.pins && <Part what="Every package that was there, as requirements" code={run.pins} />}
      {run.output && <Part what="The end of what was printed" code={run.output} />}
    </details>
  );
}

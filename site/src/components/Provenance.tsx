import type { About } from '../views/code.ts';
import { ReceiptOf, RecordedOf } from './ReceiptOf.tsx';
import { Run } from './Run.tsx';

/** What is known of a snippet: when it is shown, what it was written for and checked with, its template. */
export function Provenance({ receipt, requirements, recorded, says, run, template, report }: About) {
  return (
    <>
      {receipt && <ReceiptOf {...receipt} requirements={requirements} />}
      {recorded && <RecordedOf {...recorded} />}
      {run && <Run {...run} />}
      {(says.length > 0 || template || report) && (
        <details className="provenance" data-pagefind-ignore="">
          <summary>About this snippet</summary>
          {says.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {template && (
            <p>
              {`${template.label}: `}
              {template.edit ? <a href={template.edit}>{template.path}</a> : <code>{template.path}</code>}
            </p>
          )}
          {report && (
            <p>
              <a href={report}>Report this snippet</a>
            </p>
          )}
        </details>
      )}
    </>
  );
}

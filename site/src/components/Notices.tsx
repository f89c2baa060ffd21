import { noticeLabels } from '../../../out/modules/notices.ts';
import type { Notice } from '../../../runtime/notices.ts';
import { Text } from './Text.tsx';

/** What to know before running the code, each with a word that says of what kind it is. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return undefined;
  return (
    <ul className="notices">
      {notices.map(({ kind, text, href }) => (
        <li key={`${kind} ${text}`} data-kind={kind}>
          <strong>{noticeLabels[kind] ?? kind}</strong>{' '}
          <span>
            <Text text={text} />
            {href && (
              <>
                {' '}
                <a href={href} aria-label={`More: ${noticeLabels[kind] ?? kind}`}>
                  More
                </a>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

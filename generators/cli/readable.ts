import { visible } from '../../languages/shared/characters.ts';
import { installComments, type Printed, setupLines } from '../../runtime/printed.ts';

/** What is printed of a snippet for people. */
type Readable = Pick<Printed['library'][number], 'library' | 'title' | 'language' | 'code' | 'managers' | 'proof'>;

/** Snippets as people read them: each below a line that names it, with what it needs and what was done with it. */
export const readable = ({
  library,
  inference,
}: {
  library: readonly Readable[];
  inference: Printed['inference'];
}): string => {
  const sections = [
    ...library.map((snippet) => ({
      heading: `${snippet.library}: ${snippet.title} (${snippet.language})`,
      code: snippet.code + installComments(snippet),
      proof: snippet.proof,
      before: [],
    })),
    ...inference.map((snippet) => ({
      heading: `${snippet.client}: ${snippet.title} (${snippet.language})`,
      code: snippet.code,
      proof: undefined,
      before: setupLines(snippet.setup, 'posix', (path) => `site/public/${path}`),
    })),
  ];
  return sections
    .map(({ heading, code, proof, before }) => {
      const rule = '─'.repeat(Math.max(2, 72 - heading.length));
      return `── ${heading} ${rule}\n${before.map((line) => `   needs: ${line}\n`).join('')}${code}${proof ? `\n${visible(proof)}\n` : ''}`;
    })
    .join('\n');
};

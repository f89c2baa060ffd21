import type { LibraryView } from '../views/library.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { Install } from './Install.tsx';
import { Notices } from './Notices.tsx';
import { Tabs } from './Tabs.tsx';

/** One library's snippets for one model: the install command, then each piece of code, in tabs when there are several. */
export function LibrarySnippets({ label, group, install, notices, pieces }: LibraryView) {
  return (
    <>
      <Notices notices={notices} />
      {install && <Install {...install} />}
      <Tabs
        group={group}
        label={`${label} snippets`}
        tabs={pieces.map((piece) => ({
          value: piece.code.id,
          label: piece.code.title,
          content: (
            <>
              {piece.install && <Install {...piece.install} />}
              <CodeBlock {...piece.code} />
            </>
          ),
        }))}
      />
    </>
  );
}

import type { LibraryView } from '../views/library.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { Install } from './Install.tsx';
import { Notices } from './Notices.tsx';
import { Tabs } from './Tabs.tsx';

/** One library's snippets for one model: the install command, then each piece of code, in tabs when there are several. */
export function LibrarySnippets({ label, group, install, notices, pieces }: LibraryView) {
  return (
    <div className="steps">
      <Notices notices={notices} />
      {install && (
        <div data-step="1">
          <Install {...install} />
        </div>
      )}
      <Tabs
        group={group}
        label={`${label} snippets`}
        preference="variant"
        tabs={pieces.map((piece) => ({
          value: piece.code.id,
          label: piece.code.title,
          content: (
            <>
              {piece.install && (
                <div data-step="1">
                  <Install {...piece.install} />
                </div>
              )}
              <div data-step={install || piece.install ? 2 : undefined}>
                <CodeBlock {...piece.code} />
              </div>
            </>
          ),
        }))}
      />
    </div>
  );
}

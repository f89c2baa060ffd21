import { Fragment, type ReactNode } from 'react';

export interface ListedProps {
  items: readonly { key: string; shown: ReactNode }[];
  /** What stands between two; a comma when absent. */
  between?: ReactNode;
}

/** Items one after the other in running text. */
export function Listed({ items, between = ', ' }: ListedProps) {
  return (
    <>
      {items.map(({ key, shown }, at) => (
        <Fragment key={key}>
          {at > 0 && between}
          {shown}
        </Fragment>
      ))}
    </>
  );
}

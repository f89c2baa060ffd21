import { Text } from './Text.tsx';

/** Sentences of the catalogue under a heading. */
export function Notes({ heading, notes }: { heading: string; notes: readonly string[] }) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul>
        {notes.map((note) => (
          <li key={note}>
            <Text text={note} />
          </li>
        ))}
      </ul>
    </section>
  );
}

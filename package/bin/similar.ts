/** The ids that share a piece with a word; a hint for a slip of the keyboard. */
export function similar(word: string, ids: readonly string[]): string {
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const asked = plain(word);
  const near = ids.filter(
    (id) => plain(id).includes(asked) || asked.includes(plain(id)) || plain(id).startsWith(asked.slice(0, 4)),
  );
  const shown = (near.length > 0 ? near : ids).slice(0, 8).join(', ');
  return near.length > 0 ? `Near: ${shown}.` : `Some of them: ${shown}.`;
}

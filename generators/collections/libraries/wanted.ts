import type { VariantUse } from '../../2-analyse/library.ts';

/**
 * What shows a variant that no sample shows, as a hint says it after "add".
 * @param record A record that the entry prints for, and where it goes.
 * @param uses All variants of the entry, in order.
 */
export function wantedSample(record: string, uses: readonly VariantUse[], { variant }: VariantUse): string {
  const { when, also } = variant;
  const before = uses.slice(
    0,
    uses.findIndex((use) => use.variant === variant),
  );
  const first = also === true ? [] : before.filter((use) => use.variant.also === also).map(({ name }) => `"${name}"`);
  const said = [
    ...(when ? [`the condition holds: ${JSON.stringify(when)}`] : []),
    ...(first.length > 0 ? [`no variant before it is chosen (${first.join(', ')})`] : []),
  ];
  return said.length > 0 ? `${record} for which ${said.join(', and for which ')}` : record.replace(/,$/, '');
}

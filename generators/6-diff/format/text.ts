import { isEmpty } from '../difference.ts';
import type { Difference, Group } from '../types.ts';
import {
  factPlace,
  growth,
  headingOf,
  noEffect,
  numeral,
  placeName,
  SIGNS,
  saidOf,
  signed,
  summaryOf,
  valueText,
  visible,
} from './words.ts';

/** Places listed under a group before the rest is only counted. */
const PLACES = 5;

function groupText(group: Group): string[] {
  const rest = group.places.length - PLACES;
  return [
    `── ${headingOf(group)}`,
    ...group.places.slice(0, PLACES).map((place) => `   ${placeName(place)}`),
    ...(rest > 0 ? [`   and ${numeral(rest)} more`] : []),
    ...group.hunks.flatMap((hunk, index) => [
      ...(index > 0 ? ['   …'] : []),
      ...hunk.map(({ kind, text }) => `   ${SIGNS[kind]} ${visible(text)}`.trimEnd()),
    ]),
    '',
  ];
}

function modulesText({ modules }: Difference): string[] {
  if ('unknown' in modules) return [`Modules: ${modules.unknown}`];
  if (modules.changed.length === 0) return [];
  const total = growth(modules);
  return [
    `Modules: ${signed(total.raw)} bytes, ${signed(total.gzip)} gzip (now ${numeral(modules.after.raw)}, ${numeral(modules.after.gzip)} gzip)`,
    ...modules.changed.map((change) => {
      const { raw, gzip } = growth(change);
      return `   ${visible(change.module)}: ${signed(raw)} bytes, ${signed(gzip)} gzip`;
    }),
  ];
}

/** The difference for a terminal. */
export function asText(difference: Difference): string {
  const { groups, facts, verified, notes } = difference;
  if (isEmpty(difference)) return `${[noEffect(difference), ...notes, ...modulesText(difference)].join('\n')}\n`;
  const lines = [
    `${visible(difference.base)} → ${visible(difference.head)}`,
    ...saidOf(difference).map(visible),
    summaryOf(difference),
    ...notes,
    '',
    ...groups.flatMap(groupText),
    ...(verified.length > 0 ? ['Verified'] : []),
    ...verified.map(
      ({ record, before = 'nothing', after = 'nothing', lost }) =>
        `   ${visible(`${record}: ${before} → ${after}`)}${lost ? '  LOST' : ''}`,
    ),
    ...(facts.length > 0 ? ['Facts'] : []),
    ...facts.map((fact) => {
      const { field, entries } = factPlace(fact);
      return `   ${field}: ${valueText(fact.before)} → ${valueText(fact.after)}  (${entries})`;
    }),
    ...modulesText(difference),
  ];
  return `${lines.join('\n')}\n`;
}

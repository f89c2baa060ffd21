import { expect, test } from 'vitest';
import { entry } from '../../out/modules/libraries/transformers.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { seedRecords } from './seeds.ts';

/** The classes by which the hub names what reads pictures and writes: the second one of newer records. */
const [BEFORE, NOW] = ['AutoModelForImageTextToText', 'AutoModelForMultimodalLM'];

const pictured = seedRecords('transformers').filter(
  (record) => (record as { transformersInfo?: { auto_model?: string } }).transformersInfo?.auto_model === BEFORE,
);

test('there are records that name the class', () => expect(pictured.length).toBeGreaterThan(5));

test.each(
  pictured.map((record) => [String(record.id), record] as const),
)('%s has the same code when the hub names the newer class', (_, record) => {
  const newer = { ...record, transformersInfo: { ...(record.transformersInfo as object), auto_model: NOW } };
  const [own, others] = [record, newer].map((one) => entry.snippets(parseModel(one)));
  expect(others?.map(({ variant }) => variant)).toEqual(own?.map(({ variant }) => variant));
  // The class itself may be printed, which Transformers has.
  expect(others?.map(({ code }) => code.replaceAll(NOW, BEFORE))).toEqual(own?.map(({ code }) => code));
});

import { defineCollection } from '../collection.ts';
import { distinct, knownLibrary } from './rules.ts';
import { samples, seeds } from './source.ts';

export const collections = [
  defineCollection({ source: seeds, rules: [distinct, knownLibrary] }),
  defineCollection({ source: samples }),
];

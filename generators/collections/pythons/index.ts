import { defineCollection } from '../collection.ts';
import { installed } from './rules/installed.ts';
import { pythons } from './source.ts';

export const collections = [defineCollection({ source: pythons, leftovers: [installed] })];

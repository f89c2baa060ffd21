import { defineCollection } from '../collection.ts';
import { languages } from './source.ts';

export const collections = [defineCollection({ source: languages })];

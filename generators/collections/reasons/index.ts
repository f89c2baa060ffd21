import { defineCollection } from '../collection.ts';
import { named } from './rules/named.ts';
import { reasons } from './source.ts';

export const collections = [defineCollection({ source: reasons, rules: [named] })];

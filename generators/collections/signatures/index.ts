import { defineCollection } from '../collection.ts';
import { signatures } from './source.ts';

export const collections = [defineCollection({ source: signatures })];

import { defineCollection } from '../collection.ts';
import { pythons } from './source.ts';

export const collections = [defineCollection({ source: pythons })];

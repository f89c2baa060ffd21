import { defineCollection } from '../collection.ts';
import { providersWithFakes, soundRoutes, toldOnPages } from './rules.ts';
import { fakes } from './source.ts';

export const collections = [defineCollection({ source: fakes, rules: [providersWithFakes, soundRoutes, toldOnPages] })];

import { defineCollection } from '../collection.ts';
import { installed } from './rules/installed.ts';
import { knownEcosystem } from './rules/known-ecosystem.ts';
import { packages } from './source.ts';

export const collections = [defineCollection({ source: packages, rules: [knownEcosystem], leftovers: [installed] })];

import { defineCollection } from '../collection.ts';
import { conditions } from './rules/conditions.ts';
import { packages } from './rules/packages.ts';
import { says } from './rules/says.ts';
import { requirements } from './source.ts';

export const collections = [defineCollection({ source: requirements, rules: [conditions, packages, says] })];

import { defineCollection } from '../collection.ts';
import { askedRoutes } from './rules/asked-routes.ts';
import { providersWithFakes } from './rules/providers-with-fakes.ts';
import { soundRoutes } from './rules/sound-routes.ts';
import { toldOnPages } from './rules/told-on-pages.ts';
import { fakes } from './source.ts';

export const collections = [
  defineCollection({ source: fakes, rules: [providersWithFakes, soundRoutes, toldOnPages], leftovers: [askedRoutes] }),
];

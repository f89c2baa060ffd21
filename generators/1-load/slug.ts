export { slugOf } from '../../runtime/slug.ts';

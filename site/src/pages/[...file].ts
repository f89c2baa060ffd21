import type { APIRoute } from 'astro';
import type { SiteFile } from '../files/file.ts';
import { siteFiles } from '../files/index.ts';

export const getStaticPaths = () => siteFiles().map((file) => ({ params: { file: file.path }, props: { file } }));

/** The files for agents and programs. */
export const GET: APIRoute<{ file: SiteFile }> = ({ props }) => new Response(props.file.text());

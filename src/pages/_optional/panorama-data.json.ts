import type { APIRoute } from 'astro';
import { roleFiles } from '../../features/panorama-demo/model/role-files.ts';

/** One file per role, with the data that the role may see. */
export const getStaticPaths = () =>
  roleFiles.map(({ name, body }) => ({ params: { role: name }, props: { body } }));

export const GET: APIRoute<{ body: string }> = ({ props }) =>
  new Response(props.body, { headers: { 'Content-Type': 'application/json' } });

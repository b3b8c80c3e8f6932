import type { APIRoute } from 'astro';
import { roleFiles } from '../../features/panorama-demo/model/role-files.ts';

/** The demonstration's data that one role may see. */
export const getStaticPaths = () =>
  roleFiles.map(({ name, body }) => ({ params: { role: name }, props: { body } }));

export const GET: APIRoute<{ body: string }> = ({ props }) =>
  new Response(props.body, { headers: { 'Content-Type': 'application/json' } });

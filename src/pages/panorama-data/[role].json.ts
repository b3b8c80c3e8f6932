import type { APIRoute } from 'astro';
import { roleFiles } from '../../features/panorama-demo/model/role-files.ts';

/** What one role may see of Panorama's demonstration: a file a role, fetched when that role asks. */
export const getStaticPaths = () => roleFiles.map(({ name, body }) => ({ params: { role: name }, props: { body } }));

export const GET: APIRoute<{ body: string }> = ({ props }) => new Response(props.body, { headers: { 'Content-Type': 'application/json' } });

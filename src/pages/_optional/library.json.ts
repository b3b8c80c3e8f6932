import type { APIRoute } from 'astro';
import { library, libraryVersion } from '../../features/asset-iq-demo/library/library.ts';

export const getStaticPaths = () => [{ params: { version: libraryVersion } }];

export const GET: APIRoute = () => Response.json(library);

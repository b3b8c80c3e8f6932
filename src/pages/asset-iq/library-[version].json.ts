import type { APIRoute } from 'astro';
import { library, libraryVersion } from '../../features/asset-iq-demo/library/library.ts';

/** The metadata of every asset, for the search on the Asset IQ page. */
export const getStaticPaths = () => [{ params: { version: libraryVersion } }];

export const GET: APIRoute = () => Response.json(library);

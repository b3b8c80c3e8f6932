import type { APIRoute } from 'astro';
import { markdownDocuments } from '../machine-readable/markdown/documents.ts';

export async function getStaticPaths() {
  const documents = Object.values(await markdownDocuments()).flat();
  return documents.map(({ path, markdown }) => ({
    params: { page: path.slice(1) },
    props: { markdown },
  }));
}

export const GET: APIRoute<{ markdown: string }> = ({ props }) =>
  new Response(props.markdown, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });

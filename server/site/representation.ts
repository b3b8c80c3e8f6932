import { chooseEncoding } from './negotiate.ts';
import type { SiteFile } from './site-files.ts';

/** Larger files, and media that players ask for in ranges, are streamed from disk. */
const MEMORY_FILE_LIMIT = 256 * 1024;

/** Whether a file is small enough, and of a kind, to be answered from memory. */
export const fitsInMemory = ({ size, mediaType }: SiteFile): boolean => size <= MEMORY_FILE_LIMIT && !/^(video|audio)\//.test(mediaType);

/** Which copy of a file a request gets, and the headers that say so. */
export function chooseRepresentation(file: SiteFile, acceptEncoding: string | undefined): { path: string; headers: Record<string, string> } {
  const encoding = chooseEncoding(acceptEncoding, file.compressed);
  return {
    path: (encoding && file.compressed[encoding]) ?? file.path,
    headers: {
      'content-type': file.mediaType,
      'cache-control': file.cacheControl,
      ...(file.policy !== undefined && { 'content-security-policy': file.policy }),
      ...(encoding !== undefined && { 'content-encoding': encoding }),
      ...(Object.keys(file.compressed).length > 0 && { vary: 'Accept-Encoding' }),
    },
  };
}

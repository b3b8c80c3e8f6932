import type { MdxProps } from '../content/mdx-schema.ts';
import shared from '../content/pages/shared.json' with { type: 'json' };
import { vendorDocs, vendorDocsHeading } from '../content/vendor-docs.ts';

/** Links to the GPU vendor's documentation, in new tabs (specification §7). */
export function VendorDocs({ pages }: MdxProps<'VendorDocs'>) {
  const docs = vendorDocs(pages);
  if (docs.length === 0) return null;
  return (
    <p>
      {vendorDocsHeading}{' '}
      {docs.map(({ href, label }, index) => (
        <span key={href}>
          {index > 0 && ', '}
          <a href={href} target="_blank" rel="noopener" aria-label={`${label} (${shared.newTab})`}>
            {label}
          </a>
        </span>
      ))}
      .
    </p>
  );
}

import { site } from '../../site.config.ts';
import { addressLines } from '../content/address.ts';

export function Address({ className, withBrand }: { className?: string; withBrand?: boolean }) {
  const lines = [...(withBrand ? [site.brand] : []), ...addressLines];
  return (
    <address className={className}>
      {lines.map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
    </address>
  );
}

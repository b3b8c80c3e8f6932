import { site } from '../../site.config.ts';
import { addressLines } from '../content/address.ts';

export function Address({ className, named }: { className?: string; named?: boolean }) {
  const lines = [...(named ? [site.brand] : []), ...addressLines];
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

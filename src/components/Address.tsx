import { site } from '../../site.config.ts';
import { addressLines } from '../content/address.ts';

/** The postal address in the lines its owner writes it in. */
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

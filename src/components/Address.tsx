import { site } from '../../site.config.ts';

/** The postal address, a line each for street, suite, city and country. */
export function Address({ className, named }: { className?: string; named?: boolean }) {
  const { street, suite, city, region, postcode, country } = site.address;
  const lines = [...(named ? [site.brand] : []), `${street}, ${suite}`, `${city}, ${region} ${postcode}`, country];
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

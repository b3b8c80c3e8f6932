import { AnnotatedPicture } from '../../components/AnnotatedPicture.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { ContactTopicLink } from '../../components/ContactTopicLink.tsx';
import { Split, Stack } from '../../components/primitives/layout.tsx';
import { fill } from '../../content/fill.ts';
import { pageCopy } from '../../content/page-copy.ts';
import { demonstrationNames, demonstrationUrl, routes } from '../../routes.ts';
import type { Product } from './ProductDetailView.tsx';
import styles from './SheetHeader.module.css';

const copy = pageCopy('product');
const { actions } = pageCopy('shared');

export function SheetHeader({
  product: { id, name, route, summary, picture, dataSheet },
}: {
  product: Product;
}) {
  const demoUrl = demonstrationUrl(route);
  const topic = demonstrationNames.find((demonstration) => routes[demonstration] === route);
  return (
    <Split
      as="section"
      className={`corners ${styles.sheet}`}
      ratio="5/7"
      align="end"
      aria-labelledby="sheet-heading"
    >
      <Stack className={styles.copy}>
        <p className="label">
          {fill(copy.dataSheet.number, { number: String(id).padStart(2, '0') })}
        </p>
        <h1 id="sheet-heading">{name}</h1>
        <p className="lede">{summary}</p>
        <div className="actions">
          <ButtonLink variant="primary" arrow href={routes.contact}>
            {actions.scheduleDemo}
          </ButtonLink>
          <ButtonLink variant="outline" href={route}>
            {dataSheet.pageLink}
          </ButtonLink>
          {demoUrl && (
            <a className="link tap-target" href={demoUrl}>
              {actions.tryItNow}
            </a>
          )}
        </div>
        {topic && <ContactTopicLink topic={topic} />}
      </Stack>
      <AnnotatedPicture
        name={picture}
        number={1}
        sizes="(max-width: 1024px) 100vw, 720px"
        priority
      />
    </Split>
  );
}

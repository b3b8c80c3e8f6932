import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { EmailUs } from '../../components/sections/EmailUs.tsx';
import { PageHeader } from '../../components/sections/PageHeader.tsx';
import { breadcrumbs } from '../../content/breadcrumbs.ts';
import { pageCopy } from '../../content/page-copy.ts';
import { SignUpSection } from '../../features/lead-forms/SignUpSection.tsx';
import { routes } from '../../routes.ts';
import styles from './Entries.module.css';
import { Entries, type ProductEntry } from './Entries.tsx';

const productList = pageCopy('product-list');

export function ProductListView({
  entries,
  signUp,
}: {
  entries: ProductEntry[];
  signUp?: ReactNode;
}) {
  return (
    <>
      <PageHeader
        breadcrumb={breadcrumbs.products}
        heading={productList.heading.map((line) => <span key={line}>{line} </span>)}
        layout="stacked"
        headingClass={styles.heading}
        lede={productList.lede}
        afterLede={
          <ButtonLink variant="primary" arrow href={routes.contact}>
            {productList.getInTouch}
          </ButtonLink>
        }
      />
      <Entries entries={entries} />
      <SignUpSection
        label={{ number: entries.length + 1, text: productList.signUp.sectionLabel }}
        text={productList.signUp.text}
      >
        {signUp}
      </SignUpSection>
      <EmailUs {...productList.email} number={entries.length + 2} />
    </>
  );
}

import type { ReactNode } from 'react';
import { EmailUs } from '../../components/EmailUs.tsx';
import { productList } from '../../content/pages/product-list.ts';
import { SignUpSection } from '../../features/lead-forms/SignUpSection.tsx';
import { Banner } from './Banner.tsx';
import { Entries, type ProductEntry } from './Entries.tsx';

export function ProductListView({ entries, signUp }: { entries: ProductEntry[]; signUp?: ReactNode }) {
  return (
    <>
      <Banner />
      <Entries entries={entries} />
      <SignUpSection label={{ number: entries.length + 1, text: productList.signUp.figure }} text={productList.signUp.text}>
        {signUp}
      </SignUpSection>
      <EmailUs {...productList.email} number={entries.length + 2} />
    </>
  );
}

import type { ReactNode } from 'react';
import { EmailUs } from '../../components/EmailUs.tsx';
import { productList } from '../../content/pages/product-list.ts';
import { SignUpSection } from '../../features/lead-forms/SignUpSection.tsx';
import { Banner } from './Banner.tsx';
import { Entries } from './Entries.tsx';

export function ProductListView({ signUp }: { signUp?: ReactNode }) {
  return (
    <>
      <Banner />
      <Entries />
      <SignUpSection label={{ number: 4, text: 'A first look' }} text={productList.signUp}>
        {signUp}
      </SignUpSection>
      <EmailUs heading={productList.email.heading} text={productList.email.text} label={{ number: 5, text: 'Or by mail' }} showAddress />
    </>
  );
}

import type { CollectionEntry } from 'astro:content';
import type { ReactNode } from 'react';
import { Prose } from '../../components/Prose.tsx';
import { Split } from '../../components/primitives/layout.tsx';
import { EmailUs } from '../../components/sections/EmailUs.tsx';
import { pageCopy } from '../../content/page-copy.ts';
import { SignUpSection } from '../../features/lead-forms/SignUpSection.tsx';
import { Banner } from './Banner.tsx';
import { Block } from './Block.tsx';
import styles from './ProductView.module.css';

const { emailSectionLabel } = pageCopy('product');

export function ProductView({
  product,
  why,
  demo,
  signUp,
}: {
  product: CollectionEntry<'products'>['data'];
  why?: ReactNode;
  demo?: ReactNode;
  signUp?: ReactNode;
}) {
  const firstBlockNumber = demo ? 3 : 2;
  const signUpNumber = firstBlockNumber + product.blocks.length;
  return (
    <>
      <Banner {...product} />
      <section className="section" aria-labelledby="why-heading">
        <Split className="wrap" ratio="5/6" sticky>
          <h2 id="why-heading">{product.whyHeading}</h2>
          <Prose className={`muted ${styles.why}`}>{why}</Prose>
        </Split>
      </section>
      {demo}
      {product.blocks.map((block, index) => (
        <Block key={block.name} {...block} number={firstBlockNumber + index} />
      ))}
      <SignUpSection label={{ number: signUpNumber, text: product.name }} text={product.signUp}>
        {signUp}
      </SignUpSection>
      <EmailUs {...product.email} sectionLabel={emailSectionLabel} number={signUpNumber + 1} />
    </>
  );
}

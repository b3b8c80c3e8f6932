import type { CollectionEntry } from 'astro:content';
import type { ReactNode } from 'react';
import { EmailUs } from '../../components/EmailUs.tsx';
import { product as words } from '../../content/pages/product.ts';
import { SignUpSection } from '../../features/lead-forms/SignUpSection.tsx';
import { Banner } from './Banner.tsx';
import { Block } from './Block.tsx';
import styles from './ProductView.module.css';
import { Why } from './Why.tsx';

type ProductViewProps = {
  product: CollectionEntry<'products'>['data'];
  why?: ReactNode;
  /** A live demonstration, where a product has one: an island, placed by its page. */
  demo?: ReactNode;
  signUp?: ReactNode;
};

export function ProductView({ product, why, demo, signUp }: ProductViewProps) {
  // The banner is the first figure and the demonstration, where there is one, the second.
  const before = demo ? 2 : 1;
  const figures = product.blocks.length + before;
  return (
    <>
      <Banner {...product} />
      {demo}
      <Why heading={product.whyHeading}>{why}</Why>
      <div className={styles.blocks}>
        {product.blocks.map((block, index) => (
          <Block key={block.name} {...block} number={index + before + 1} />
        ))}
      </div>
      <SignUpSection label={{ number: figures + 1, text: product.name }} text={product.signUp}>
        {signUp}
      </SignUpSection>
      <EmailUs {...product.email} figure={words.emailFigure} number={figures + 2} />
    </>
  );
}

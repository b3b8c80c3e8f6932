import type { CollectionEntry } from 'astro:content';
import type { ReactNode } from 'react';
import { EmailUs } from '../../components/EmailUs.tsx';
import { SignUpSection } from '../../components/SignUpSection.tsx';
import { productWords } from '../../content/pages/product.ts';
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
  const words = productWords(product.route);
  // fig. 01 is the banner's; a demonstration is fig. 02.
  const first = demo ? 3 : 2;
  const figures = product.blocks.length + first - 1;
  return (
    <>
      <Banner {...product} />
      <Why heading={product.whyHeading}>{why}</Why>
      {demo}
      <div className={styles.blocks}>
        {product.blocks.map((block, index) => (
          <Block key={block.name} {...block} number={index + first} />
        ))}
      </div>
      <SignUpSection label={{ number: figures + 1, text: product.name }} text={words.signUp}>
        {signUp}
      </SignUpSection>
      <EmailUs heading={words.email.heading} text={words.email.text} label={{ number: figures + 2, text: 'By mail' }} />
    </>
  );
}

import type { ReactNode } from 'react';
import { Prose } from '../../components/Prose.tsx';
import { service } from '../../content/pages/service.ts';
import { type Offer, Offers } from './Offers.tsx';
import { Question } from './Question.tsx';
import { ServiceHead } from './ServiceHead.tsx';
import styles from './ServiceView.module.css';
import { type Reason, WhyChoose } from './WhyChoose.tsx';

type ServiceViewProps = {
  heading: string;
  breadcrumb: string;
  lede: string;
  picture: string;
  /** The What We Offer entries: the sections of the text, in order. */
  offers: Offer[];
  whyChoose: Reason[];
  children?: ReactNode;
};

export function ServiceView({ heading, breadcrumb, lede, picture, offers, whyChoose, children }: ServiceViewProps) {
  return (
    <>
      <ServiceHead heading={heading} breadcrumb={breadcrumb} lede={lede} picture={picture} />
      <div className={`wrap grid ${styles.service}`}>
        <aside className={styles.sidebar} aria-label={service.side}>
          <Offers offers={offers} />
          <Question className={styles.questionBeside} />
        </aside>
        <div className={styles.text}>
          <Prose className={styles.offers}>{children}</Prose>
          <p className={styles.times}>{service.times}</p>
          <Question className={styles.questionBelow} />
        </div>
      </div>
      <WhyChoose reasons={whyChoose} />
    </>
  );
}

import type { ReactNode } from 'react';
import type { Breadcrumb } from '../../breadcrumbs.ts';
import { Breadcrumbs } from '../../components/PageHead.tsx';
import { Prose } from '../../components/Prose.tsx';
import { ReadingList } from '../../components/ReadingList.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { TryIt } from '../../components/TryIt.tsx';
import type { ReadingLink } from '../../content/further-reading.ts';
import { service } from '../../content/pages/service.ts';
import type { DemonstrationName } from '../../routes.ts';
import { SignUpFooter } from '../announcement/SignUpFooter.tsx';
import { type Offer, Offers } from './Offers.tsx';
import { Question } from './Question.tsx';
import { ServiceHead } from './ServiceHead.tsx';
import styles from './ServiceView.module.css';
import { type Reason, WhyChoose } from './WhyChoose.tsx';

type ServiceViewProps = {
  heading: string;
  breadcrumb: Breadcrumb[];
  lede: string;
  picture: string;
  /** The What We Offer entries: the sections of the text, in order. */
  offers: Offer[];
  whyChoose: Reason[];
  /** A case study and an article that show the service at work. */
  atWork: ReadingLink[];
  demonstration?: DemonstrationName;
  signUp?: ReactNode;
  children?: ReactNode;
};

export function ServiceView({ heading, breadcrumb, lede, picture, offers, whyChoose, atWork, demonstration, signUp, children }: ServiceViewProps) {
  return (
    <>
      <div className={`wrap grid ${styles.service}`}>
        <div className={styles.breadcrumbs}>
          <Breadcrumbs breadcrumb={breadcrumb} />
        </div>
        <div className={styles.head}>
          <ServiceHead heading={heading} lede={lede} picture={picture} />
        </div>
        <aside className={styles.sidebar} aria-label={service.side}>
          <Offers offers={offers} />
          <Question className={styles.questionBeside} />
        </aside>
        <div className={styles.text}>
          <Prose className={`muted ${styles.offers}`}>{children}</Prose>
          <p className={`muted ${styles.times}`}>{service.times}</p>
          {demonstration && <TryIt demonstration={demonstration} />}
          <Question className={styles.questionBelow} />
        </div>
      </div>
      <WhyChoose reasons={whyChoose} />
      <section className="section" aria-labelledby="at-work-heading" data-not-searched>
        <div className={`wrap ${styles.atWork}`}>
          <SectionHead id="at-work-heading" heading={service.atWork.heading} label={{ number: 3, text: service.atWork.figure }} quiet />
          <ReadingList links={atWork} />
        </div>
      </section>
      <SignUpFooter label={{ number: 4, text: service.signUp.figure }} text={service.signUp.text}>
        {signUp}
      </SignUpFooter>
    </>
  );
}

import type { ReactNode } from 'react';
import { site } from '../../../site.config.ts';
import { breadcrumbs } from '../../breadcrumbs.ts';
import { Address } from '../../components/Address.tsx';
import { AnnotatedPicture } from '../../components/AnnotatedPicture.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { contact } from '../../content/pages/contact.ts';
import { cityMap, emailLabel, telephoneLabel } from '../../content/pages/shared.ts';
import { callTo, mailTo } from '../../routes.ts';
import { CityMap } from './CityMap.tsx';
import styles from './ContactView.module.css';

export function ContactView({ form }: { form?: ReactNode }) {
  return (
    <>
      <PageHead heading={contact.title} lede={contact.lede} breadcrumb={breadcrumbs.page(contact.title)} />
      <div className={`wrap grid ${styles.contact}`}>
        <section className={styles.form} aria-labelledby="form-heading">
          <h2 id="form-heading">{contact.heading}</h2>
          {form}
        </section>
        <aside className={styles.place} aria-labelledby="place-heading">
          <CityMap />
          <h2 id="place-heading">{cityMap.place}</h2>
          <Address className="muted" />
          <p className={`cluster ${styles.mail}`}>
            <span className="label">{emailLabel}</span>
            <a className="link tap-target" href={mailTo(site.email)}>
              {site.email}
            </a>
          </p>
          {site.telephone !== '' && (
            <p className={`cluster ${styles.mail}`}>
              <span className="label">{telephoneLabel}</span>
              <a className="link tap-target" href={callTo(site.telephone)}>
                {site.telephone}
              </a>
            </p>
          )}
        </aside>
        <AnnotatedPicture className={styles.picture} name="contact" number={1} sizes="(max-width: 1440px) 100vw, 1328px" />
      </div>
    </>
  );
}

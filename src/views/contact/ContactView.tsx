import type { ReactNode } from 'react';
import { site } from '../../../site.config.ts';
import { Address } from '../../components/Address.tsx';
import { AnnotatedPicture } from '../../components/AnnotatedPicture.tsx';
import { DividedList, Split } from '../../components/primitives/layout.tsx';
import { PageHeader } from '../../components/sections/PageHeader.tsx';
import { breadcrumbs } from '../../content/breadcrumbs.ts';
import { pageCopy } from '../../content/page-copy.ts';
import { formatTelephone } from '../../format.ts';
import { callTo, mailTo } from '../../routes.ts';
import { CityMap } from './CityMap.tsx';
import styles from './ContactView.module.css';

const contact = pageCopy('contact');
const { names, map, email: emailLabel, telephone: telephoneLabel } = pageCopy('shared');

export function ContactView({ form }: { form?: ReactNode }) {
  return (
    <>
      <PageHeader
        heading={names.contact}
        lede={contact.lede}
        breadcrumb={breadcrumbs.page(names.contact)}
      />
      <Split className={`wrap page-body ${styles.contact}`} ratio="8/4">
        <section className={styles.form} aria-labelledby="form-heading">
          <h2 className="subheading" id="form-heading">
            {contact.heading}
          </h2>
          {form}
        </section>
        <aside aria-labelledby="place-heading">
          <CityMap />
          <h2 className="title" id="place-heading">
            {map.place}
          </h2>
          <Address className="muted" />
          <DividedList as="dl" className={styles.links}>
            <div className="spread">
              <dt className="label">{emailLabel}</dt>
              <dd>
                <a className="link tap-target" href={mailTo(site.email)}>
                  {site.email}
                </a>
              </dd>
            </div>
            {site.telephone !== '' && (
              <div className="spread">
                <dt className="label">{telephoneLabel}</dt>
                <dd>
                  <a className="link tap-target" href={callTo(site.telephone)}>
                    {formatTelephone(site.telephone)}
                  </a>
                </dd>
              </div>
            )}
          </DividedList>
        </aside>
        <AnnotatedPicture name="contact" number={1} sizes="(max-width: 1440px) 100vw, 1328px" />
      </Split>
    </>
  );
}

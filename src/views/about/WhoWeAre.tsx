import { breadcrumbs } from '../../breadcrumbs.ts';
import { AnnotatedPicture } from '../../components/AnnotatedPicture.tsx';
import { Breadcrumbs } from '../../components/PageHead.tsx';
import { about } from '../../content/pages/about.ts';
import styles from './WhoWeAre.module.css';

export function WhoWeAre() {
  return (
    <section className={styles.section} aria-labelledby="who-we-are">
      <div className="wrap">
        <Breadcrumbs breadcrumb={breadcrumbs.about} />
        <div className={`grid ${styles.head}`}>
          <h1 id="who-we-are">
            {about.heading[0]} <br />
            {about.heading[1]}
          </h1>
          <p className="lede">{about.lede}</p>
        </div>
        <AnnotatedPicture className={styles.table} name="about" number={1} caption={about.caption} sizes="(max-width: 1024px) 100vw, 1120px" priority />
        <div className={`grid ${styles.story}`}>
          <p className={styles.opening}>{about.story.opening}</p>
          <div className={`muted ${styles.text}`}>
            {about.story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

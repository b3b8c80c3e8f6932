import { AnnotationLayer, boxArea, type DrawnBox } from '../../components/AnnotationLayer.tsx';
import { Picture } from '../../components/Picture.tsx';
import { getPicture } from '../../content/pictures.ts';
import styles from './ServiceHero.module.css';

function twoLargestBoxes(picture: string): DrawnBox[] {
  return getPicture(picture)
    .boxes.toSorted((a, b) => boxArea(b.box) - boxArea(a.box))
    .slice(0, 2)
    .map((box, index) =>
      index === 0 ? box : { ...box, highlighted: true, labelAt: 'bottom-right' },
    );
}

export function ServiceHero({
  heading,
  lede,
  picture,
}: {
  heading: string;
  lede: string;
  picture: string;
}) {
  return (
    <header className={`picture-frame ${styles.banner}`}>
      <div className={styles.copy}>
        <h1>{heading}</h1>
        <p className="lede">{lede}</p>
      </div>
      <div className={styles.scene}>
        <Picture name={picture} sizes="(max-width: 1024px) 90vw, 480px" priority />
        <AnnotationLayer boxes={twoLargestBoxes(picture)} animate="onLoad" />
      </div>
    </header>
  );
}

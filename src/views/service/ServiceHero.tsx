import { AnnotationLayer, boxArea, type DrawnBox } from '../../components/AnnotationLayer.tsx';
import { Picture } from '../../components/Picture.tsx';
import { getPicture } from '../../content/pictures.ts';
import styles from './ServiceHero.module.css';

/** Returns the picture's two largest boxes; the second is highlighted. */
function largestBoxes(picture: string): DrawnBox[] {
  const [largest, second] = getPicture(picture).boxes.toSorted(
    (a, b) => boxArea(b.box) - boxArea(a.box),
  );
  return [
    ...(largest ? [largest] : []),
    ...(second ? [{ ...second, highlighted: true, labelAt: 'bottom-right' as const }] : []),
  ];
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
        <AnnotationLayer boxes={largestBoxes(picture)} animate="onLoad" />
      </div>
    </header>
  );
}

import { AnnotationLayer, type DrawnBox } from '../../components/AnnotationLayer.tsx';
import { Picture } from '../../components/Picture.tsx';
import { pictureNamed } from '../../content/pictures.ts';
import styles from './ServiceHead.module.css';

/** The picture's largest thing, and the part of it that matters, highlighted. */
function annotated(picture: string): DrawnBox[] {
  const bySize = [...pictureNamed(picture).boxes].sort((a, b) => area(b.box) - area(a.box));
  const [whole, part] = bySize;
  return [
    ...(whole ? [whole] : []),
    ...(part ? [{ ...part, highlighted: true, labelAt: 'br' as const }] : []),
  ];
}
const area = ([left, top, right, bottom]: DrawnBox['box']) => (right - left) * (bottom - top);

/** The banner: name, lede and the picture of a service. */
export function ServiceHead({
  heading,
  lede,
  picture,
}: {
  heading: string;
  lede: string;
  picture: string;
}) {
  return (
    <header className={`plate ${styles.banner}`}>
      <div className={styles.copy}>
        <h1>{heading}</h1>
        <p className="lede">{lede}</p>
      </div>
      <div className={styles.scene}>
        <Picture name={picture} sizes="(max-width: 1024px) 90vw, 480px" priority />
        <AnnotationLayer boxes={annotated(picture)} animate="onLoad" />
      </div>
    </header>
  );
}

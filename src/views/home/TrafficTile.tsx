import { AnnotationLayer } from '../../components/AnnotationLayer.tsx';
import { home } from '../../content/pages/home.ts';
import { caption } from '../../features/traffic-demo/describe.ts';
import { fullFrame } from '../../features/traffic-demo/project.ts';
import { boxesOf, firstMoment, sceneAt } from '../../features/traffic-demo/scene-moment.ts';
import { detect } from '../../features/traffic-demo/simulation/detect.ts';
import { opening } from '../../features/traffic-demo/simulation/moments.ts';
import { sceneSeed } from '../../features/traffic-demo/simulation/plan.ts';
import { simulate } from '../../features/traffic-demo/simulation/simulate.ts';
import styles from './Demonstrations.module.css';

const { scene, found } = home.demonstrations.traffic;

const recording = simulate(sceneSeed);
const events = detect(recording);
const event = opening(events);
const minutes = 10;

const boxes = boxesOf(sceneAt(recording, events, event.time), fullFrame).map((box) => ({ ...box, live: true, small: true }));

/** The moment the junction opens at, and where in its ten minutes something was found. */
export function TrafficTile() {
  const [, , width, height] = fullFrame;
  return (
    <>
      <div className={styles.scene}>
        <img src={firstMoment} width={width * 10} height={height * 10} alt={scene} loading="lazy" decoding="async" />
        <AnnotationLayer boxes={boxes} />
      </div>
      <svg className={styles.minutes} aria-hidden="true" focusable="false">
        <line x1="0" x2="100%" y1="50%" y2="50%" />
        {events.map(({ id, time }) => {
          const x = `${(time / (minutes * 60)) * 100}%`;
          return <line key={id} className={id === event.id ? styles.opening : styles.event} x1={x} x2={x} y1="2" y2="20" />;
        })}
      </svg>
      <p className={`label ${styles.caption}`}>{found(caption(event), events.length)}</p>
    </>
  );
}

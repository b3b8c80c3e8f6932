import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useMediaQuery } from '../../demo-shared/use-media-query.ts';
import { closeUp } from './close-up.ts';
import { MovingBoxes, moveBoxes } from './MovingBoxes.tsx';
import { scenePainter } from './paint-scene.ts';
import { fullFrame } from './project.ts';
import styles from './Scene.module.css';
import { boxesOf, nameOfScene, type SceneMoment, sceneAt } from './scene-moment.ts';
import type { TrafficEvent } from './simulation/events.ts';
import type { Recording } from './simulation/simulate.ts';
import type { usePlayback } from './use-playback.ts';

type LiveSceneProps = Pick<ReturnType<typeof usePlayback>, 'now' | 'follow'> & {
  recording: Recording;
  events: TrafficEvent[];
  /** Moment of the labels; the picture follows the playback. */
  moment: SceneMoment;
};

/** A canvas under brackets; both move without React, which renders once a second. */
export function LiveScene({ recording, events, moment, now, follow }: LiveSceneProps) {
  const narrow = useMediaQuery('(max-width: 640px)');
  const canvas = useRef<HTMLCanvasElement>(null);
  const boxes = useRef<SVGSVGElement>(null);
  const painter = useRef<ReturnType<typeof scenePainter>>(undefined);

  const frameOf = ({ actors, event }: SceneMoment) => (narrow ? closeUp(actors, event) : fullFrame);
  const showNow = useEffectEvent(() => {
    const shown = sceneAt(recording, events, now());
    const frame = frameOf(shown);
    painter.current?.(shown, frame);
    if (boxes.current) moveBoxes(boxes.current, boxesOf(shown, frame));
  });
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    painter.current = scenePainter(element);
    const resize = () => {
      const { width, height } = element.getBoundingClientRect();
      element.width = Math.round(width * devicePixelRatio);
      element.height = Math.round(height * devicePixelRatio);
      showNow();
    };
    const observer = new ResizeObserver(resize);
    observer.observe(element);
    resize();
    return () => observer.disconnect();
  }, []);
  useEffect(() => follow(() => showNow()), [follow]);
  useLayoutEffect(() => showNow());

  return (
    <div className={styles.scene}>
      <canvas ref={canvas} role="img" aria-label={nameOfScene(moment)} />
      <MovingBoxes ref={boxes} boxes={boxesOf(moment, frameOf(moment))} />
    </div>
  );
}

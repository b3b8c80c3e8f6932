import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useMediaQuery } from '../../demo-shared/use-media-query.ts';
import { closeUpFrame } from './close-up.ts';
import { MovingBoxes, moveBoxes } from './MovingBoxes.tsx';
import { createScenePainter } from './paint-scene.ts';
import { fullFrame } from './project.ts';
import styles from './Scene.module.css';
import { describeScene, eventBoxes, type SceneMoment, sceneAt } from './scene-moment.ts';
import type { TrafficEvent } from './simulation/events.ts';
import type { Recording } from './simulation/simulate.ts';
import type { usePlayback } from './use-playback.ts';

type LiveSceneProps = Pick<ReturnType<typeof usePlayback>, 'getTime' | 'onFrame'> & {
  recording: Recording;
  events: TrafficEvent[];
  /** Changes at most once per second. The canvas and the boxes move with each frame. */
  moment: SceneMoment;
};

/** Canvas with boxes on top. Both move without a React render. */
export function LiveScene({ recording, events, moment, getTime, onFrame }: LiveSceneProps) {
  const isNarrow = useMediaQuery('(max-width: 640px)');
  const canvas = useRef<HTMLCanvasElement>(null);
  const boxes = useRef<SVGSVGElement>(null);
  const painter = useRef<ReturnType<typeof createScenePainter>>(undefined);

  const frameOf = ({ actors, event }: SceneMoment) =>
    isNarrow ? closeUpFrame(actors, event) : fullFrame;
  const paintFrame = useEffectEvent(() => {
    const current = sceneAt(recording, events, getTime());
    const frame = frameOf(current);
    painter.current?.(current, frame);
    if (boxes.current) moveBoxes(boxes.current, eventBoxes(current, frame));
  });
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    painter.current = createScenePainter(element);
    const resize = () => {
      const { width, height } = element.getBoundingClientRect();
      element.width = Math.round(width * devicePixelRatio);
      element.height = Math.round(height * devicePixelRatio);
      paintFrame();
    };
    const observer = new ResizeObserver(resize);
    observer.observe(element);
    resize();
    return () => observer.disconnect();
  }, []);
  useEffect(() => onFrame(() => paintFrame()), [onFrame]);
  useLayoutEffect(() => paintFrame());

  return (
    <div className={styles.scene}>
      <canvas ref={canvas} role="img" aria-label={describeScene(moment)} />
      <MovingBoxes ref={boxes} boxes={eventBoxes(moment, frameOf(moment))} />
    </div>
  );
}

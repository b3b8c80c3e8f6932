import { useLayoutEffect, useRef } from 'react';
import { useMediaQuery } from '../../demo-shared/use-media-query.ts';
import { MovingBoxes, moveBoxes } from './MovingBoxes.tsx';
import { paintScene } from './paint-scene.ts';
import styles from './Scene.module.css';
import { describeScene, eventBoxes, type SceneMoment, sceneAt } from './scene-moment.ts';
import type { RecordingProps } from './simulation/events.ts';
import type { Playback } from './use-playback.ts';
import { closeUpView, fullView } from './view-box.ts';

type LiveSceneProps = RecordingProps & {
  /** Not updated on every frame. */
  moment: SceneMoment;
  playback: Playback;
};

/** Paints the canvas and moves its boxes on each frame, without a React render. */
export function LiveScene({ recording, events, moment, playback }: LiveSceneProps) {
  const { exactTime, paint } = playback;
  const isNarrow = useMediaQuery('(max-width: 640px)');
  const canvas = useRef<HTMLCanvasElement>(null);
  const boxes = useRef<SVGSVGElement>(null);
  const viewOf = (current: SceneMoment) => (isNarrow ? closeUpView(current) : fullView);

  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const resize = () => {
      const { width, height } = element.getBoundingClientRect();
      element.width = Math.round(width * devicePixelRatio);
      element.height = Math.round(height * devicePixelRatio);
      paint.current?.();
    };
    const observer = new ResizeObserver(resize);
    observer.observe(element);
    resize();
    return () => observer.disconnect();
  }, [paint]);
  useLayoutEffect(() => {
    paint.current = () => {
      const current = sceneAt(recording, events, exactTime.current);
      const view = viewOf(current);
      if (canvas.current) paintScene(canvas.current, current, view);
      if (boxes.current) moveBoxes(boxes.current, eventBoxes(current, view));
    };
    paint.current();
  });

  return (
    <div className={styles.scene}>
      <canvas ref={canvas} role="img" aria-label={describeScene(moment)} />
      <MovingBoxes ref={boxes} boxes={eventBoxes(moment, viewOf(moment))} />
    </div>
  );
}

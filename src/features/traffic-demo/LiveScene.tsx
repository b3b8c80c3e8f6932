import { useLayoutEffect, useRef } from 'react';
import {
  AnnotationLayer,
  boxAttributes,
  type DrawnBox,
} from '../../components/AnnotationLayer.tsx';
import { useMediaQuery } from '../../demo-shared/use-media-query.ts';
import { paintScene } from './paint-scene.ts';
import styles from './Scene.module.css';
import { describeScene, eventBoxes, type SceneMoment, sceneAt } from './scene-moment.ts';
import type { RecordingProps } from './simulation/events.ts';
import type { Playback } from './use-playback.ts';
import { closeUpView, fullView } from './view-box.ts';

function moveBoxes(layer: SVGSVGElement, boxes: DrawnBox[]) {
  for (const element of layer.children) {
    const box = boxes.find(({ actorId }) => actorId === element.getAttribute('data-actor'));
    const attributes = {
      ...(box && boxAttributes(box.box)),
      visibility: box ? 'visible' : 'hidden',
    };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  }
}

/** Lets `playback` paint the canvas and move the boxes without a React render. */
export function LiveScene({
  recording,
  events,
  moment,
  playback: { exactTimeRef, paintRef },
}: RecordingProps & {
  /** Of the last React render. The canvas may be ahead. */
  moment: SceneMoment;
  playback: Playback;
}) {
  const isNarrow = useMediaQuery('(max-width: 640px)');
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const boxesRef = useRef<SVGSVGElement>(null);
  const viewOf = (current: SceneMoment) => (isNarrow ? closeUpView(current) : fullView);

  useLayoutEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return;
    const resize = () => {
      const { width, height } = canvas.getBoundingClientRect();
      canvas.width = Math.round(width * devicePixelRatio);
      canvas.height = Math.round(height * devicePixelRatio);
      paintRef.current?.();
    };
    const observer = new ResizeObserver(resize);
    observer.observe(canvas);
    resize();
    return () => observer.disconnect();
  }, [paintRef]);
  useLayoutEffect(() => {
    paintRef.current = () => {
      const current = sceneAt(recording, events, exactTimeRef.current);
      const view = viewOf(current);
      if (canvasRef.current) paintScene(canvasRef.current, current, view);
      if (boxesRef.current) moveBoxes(boxesRef.current, eventBoxes(current, view));
    };
    paintRef.current();
  });

  return (
    <div className={styles.scene}>
      <canvas ref={canvasRef} role="img" aria-label={describeScene(moment)} />
      <AnnotationLayer ref={boxesRef} boxes={eventBoxes(moment, viewOf(moment))} />
    </div>
  );
}

import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticScene } from '../features/traffic-demo/StaticScene.tsx';
import { sceneAt } from '../features/traffic-demo/scene-moment.ts';
import { detect } from '../features/traffic-demo/simulation/detect.ts';
import { opening } from '../features/traffic-demo/simulation/moments.ts';
import { sceneSeed } from '../features/traffic-demo/simulation/plan.ts';
import { simulate } from '../features/traffic-demo/simulation/simulate.ts';

/** The moment the traffic demonstration opens at, as a file: pages that only lead there show it as a picture and need not carry the drawing. */
export const GET: APIRoute = () => {
  const recording = simulate(sceneSeed);
  const events = detect(recording);
  const moment = { ...sceneAt(recording, events, opening(events).time), event: undefined };
  const drawing = renderToStaticMarkup(createElement(StaticScene, moment));
  return new Response(drawing.replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"'), { headers: { 'Content-Type': 'image/svg+xml' } });
};

import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sceneStyle from '../features/traffic-demo/Scene.module.css?inline';
import { Scene } from '../features/traffic-demo/Scene.tsx';
import { detect } from '../features/traffic-demo/simulation/detect.ts';
import { opening } from '../features/traffic-demo/simulation/moments.ts';
import { actorsAt } from '../features/traffic-demo/simulation/place.ts';
import { sceneSeed } from '../features/traffic-demo/simulation/plan.ts';
import { simulate } from '../features/traffic-demo/simulation/simulate.ts';

/** The moment the traffic demonstration opens at, as a file: pages that only lead there show it as a picture and need not carry the drawing. */
export const GET: APIRoute = () => {
  const recording = simulate(sceneSeed);
  const { time } = opening(detect(recording));
  const [drawing = ''] = /<svg[\s\S]*?<\/svg>/.exec(renderToStaticMarkup(createElement(Scene, { actors: actorsAt(recording, time), time, event: undefined }))) ?? [];
  const file = drawing.replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"').replace('>', `><style>${sceneStyle}</style>`);
  return new Response(file, { headers: { 'Content-Type': 'image/svg+xml' } });
};

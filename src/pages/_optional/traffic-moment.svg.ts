import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticScene } from '../../features/traffic-demo/StaticScene.tsx';
import { sceneAt } from '../../features/traffic-demo/scene-moment.ts';
import { openingEvent } from '../../features/traffic-demo/simulation/events.ts';
import { events, recording } from '../../features/traffic-demo/simulation/ten-minutes.ts';

export const GET: APIRoute = () => {
  const moment = { ...sceneAt(recording, events, openingEvent(events).time), event: undefined };
  const drawing = renderToStaticMarkup(createElement(StaticScene, moment));
  return new Response(drawing.replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"'), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};

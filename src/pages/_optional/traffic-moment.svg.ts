import type { APIRoute } from 'astro';
import { sceneAt } from '../../features/traffic-demo/scene-moment.ts';
import { drawSvg } from '../../features/traffic-demo/scene-svg.ts';
import { openingEvent } from '../../features/traffic-demo/simulation/events.ts';
import { events, recording } from '../../features/traffic-demo/simulation/ten-minutes.ts';

export const GET: APIRoute = () =>
  new Response(drawSvg(sceneAt(recording, events, openingEvent(events).time)), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });

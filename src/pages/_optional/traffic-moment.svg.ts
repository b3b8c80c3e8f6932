import type { APIRoute } from 'astro';
import { sceneAt } from '../../features/traffic-demo/scene-moment.ts';
import { toSvg } from '../../features/traffic-demo/scene-svg.ts';
import { firstNearMiss } from '../../features/traffic-demo/simulation/events.ts';
import { events, recording } from '../../features/traffic-demo/simulation/recording.ts';

export const GET: APIRoute = () =>
  new Response(toSvg(sceneAt(recording, events, firstNearMiss(events).time)), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });

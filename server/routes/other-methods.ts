import type { FastifyInstance } from 'fastify';
import { say } from './plain-errors.ts';

/** Answers 405 to every method but the allowed ones at a path. */
export function refuseOtherMethods(app: FastifyInstance, path: string, allowed: string[]): void {
  app.route({
    method: app.supportedMethods.filter((method) => !allowed.includes(method)),
    url: path,
    handler: (_request, reply) => say(reply.header('allow', allowed.join(', ')), 405, 'This method is not taken here.'),
  });
}

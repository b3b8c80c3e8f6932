import type { FastifyPluginAsync } from 'fastify';
import { CHALLENGE_PATH } from '../../src/features/lead-forms/send.ts';
import { shareWithListed } from '../origin.ts';
import type { ProofOfWork } from '../proof-of-work.ts';
import type { Settings } from '../settings.ts';
import { refuseOtherMethods } from './other-methods.ts';

/** Sets a browser the task whose solution it sends beside a lead. */
export const challengeRoute: FastifyPluginAsync<{ proofOfWork: ProofOfWork; settings: Settings }> = async (app, { proofOfWork, settings }) => {
  app.addHook('onRequest', async (request, reply) => shareWithListed(request, reply, settings));
  app.get(CHALLENGE_PATH, async (_request, reply) => reply.header('cache-control', 'no-store').send(await proofOfWork.challenge()));
  refuseOtherMethods(app, CHALLENGE_PATH, ['GET', 'HEAD']);
};

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import swagger from '@fastify/swagger';
import { toJsonSchema } from '@valibot/to-json-schema';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchema,
  FastifyTypeProvider,
} from 'fastify';
import * as v from 'valibot';
import type { Role } from '../domain.ts';
import { Failure, notFound } from '../errors.ts';

declare module 'fastify' {
  interface FastifySchema {
    summary?: string;
    hide?: boolean;
  }
}

export interface Valibot extends FastifyTypeProvider {
  validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
  serializer: this['schema'] extends v.GenericSchema ? v.InferInput<this['schema']> : unknown;
}
export type Api = FastifyInstance<
  Server,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  Valibot
>;

export const route = <Answer extends v.GenericSchema, Given extends FastifySchema = object>(
  role: Role | 'anyone',
  answer: Answer,
  given = {} as Given,
) => ({ config: { role }, schema: { ...given, response: { 200: answer } } });

export const silentRoute = <Given extends FastifySchema>(role: Role, given: Given) => ({
  config: { role },
  schema: { ...given, response: { 204: v.undefined() } },
});

const error = v.object({ message: v.string() });

const convert = (schema: unknown, typeMode: 'input' | 'output') => {
  const { $schema, ...rest } = toJsonSchema(schema as v.GenericSchema, {
    target: 'draft-2020-12',
    // JSON Schema cannot express checks and transformations.
    errorMode: 'ignore',
    typeMode,
  });
  return rest;
};

function convertRoute({ response = {}, ...schema }: FastifySchema) {
  const converted: FastifySchema = { ...schema };
  for (const part of ['body', 'querystring', 'params'] as const)
    if (schema[part]) converted[part] = convert(schema[part], 'input');
  const answers = Object.entries({ ...(response as object), '4xx': error });
  converted.response = Object.fromEntries(
    answers.map(([status, answer]) => [
      status,
      status === '204' ? { type: 'null' } : convert(answer, 'output'),
    ]),
  );
  return converted;
}

/** @param webhook schema of the webhook's body */
export async function describeApi(
  app: FastifyInstance,
  title: string,
  url: string,
  webhook?: v.GenericSchema,
) {
  app.setValidatorCompiler(({ schema, httpPart }) => (value: unknown) => {
    const given =
      httpPart === 'querystring'
        ? Object.fromEntries(Object.entries(value as object).filter(([, text]) => text !== ''))
        : value;
    const result = v.safeParse(schema as unknown as v.GenericSchema, given);
    if (result.success) return { value: result.output };
    const [{ message }] = result.issues;
    return {
      error: new Failure(
        400,
        message.startsWith('Invalid') ? 'The request cannot be read.' : message,
      ),
    };
  });
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version: '1' },
      servers: [{ url }],
      ...(webhook && {
        components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
        security: [{ token: [] }],
        webhooks: {
          lead: {
            post: {
              requestBody: {
                content: { 'application/json': { schema: convert(webhook, 'output') } },
              },
              responses: { '2XX': { description: 'Received' } },
            },
          },
        },
      }),
    },
    convertConstToEnum: false,
    transform: ({ schema, url: path }) => ({
      schema: schema?.hide || !schema ? { hide: true } : convertRoute(schema),
      url: path,
    }),
  });
}

export function documentRoutes(app: Api, role: Role | 'anyone') {
  const schema = { hide: true };
  app.get('/openapi.json', { config: { role }, schema }, async () => app.swagger());
  app.all('/*', { config: { role: 'reader' }, schema }, async () => {
    throw notFound();
  });
}

import swagger from '@fastify/swagger';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifyReply, FastifySchema, FastifyTypeProvider } from 'fastify';
import * as v from 'valibot';
import type { Role } from '../domain.ts';
import { HttpError, notFound, UNREADABLE_REQUEST } from '../errors.ts';

interface ValibotTypes extends FastifyTypeProvider {
  validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
  serializer: this['schema'] extends v.GenericSchema ? v.InferInput<this['schema']> : unknown;
}
export const withValibot = (app: FastifyInstance) => app.withTypeProvider<ValibotTypes>();
export type Api = ReturnType<typeof withValibot>;

export const routeOptions = <
  Response extends v.GenericSchema,
  Schema extends FastifySchema = object,
>(
  lowestRole: Role | 'anyone',
  response: Response,
  schema = {} as Schema,
) => ({ config: { role: lowestRole }, schema: { ...schema, response: { 200: response } } });

export const noContentOptions = <Schema extends FastifySchema>(
  lowestRole: Role,
  schema: Schema,
) => ({
  config: { role: lowestRole },
  schema: { ...schema, response: { 204: v.null() } },
  preHandler: async (_request: unknown, reply: FastifyReply) => void reply.code(204),
});

const toOpenApi = (schema: unknown, typeMode: 'input' | 'output') => {
  const { $schema, ...rest } = toJsonSchema(schema as v.GenericSchema, {
    target: 'draft-2020-12',
    // JSON Schema cannot express all checks and transforms.
    errorMode: 'ignore',
    typeMode,
  });
  return rest;
};

function convertRoute({ response = {}, ...schema }: FastifySchema) {
  const error = v.object({ message: v.string() });
  const converted: FastifySchema = { ...schema };
  for (const part of ['body', 'querystring', 'params'] as const)
    if (schema[part]) converted[part] = toOpenApi(schema[part], 'input');
  converted.response = Object.fromEntries(
    Object.entries({ ...(response as object), '4xx': error, '5xx': error }).map(
      ([status, body]) => [status, toOpenApi(body, 'output')],
    ),
  );
  return converted;
}

/**
 * Describes the API as OpenAPI, and validates its requests.
 * @param webhook schema of the webhook's body. If set, also describes the webhook and bearer tokens
 */
export async function configureApi(
  app: FastifyInstance,
  title: string,
  url: string,
  webhook?: v.GenericSchema,
) {
  app.setValidatorCompiler(({ schema, httpPart }) => (value: unknown) => {
    // Drops empty values, because forms send unfilled fields.
    const input =
      httpPart === 'querystring'
        ? Object.fromEntries(Object.entries(value as object).filter(([, text]) => text !== ''))
        : value;
    const result = v.safeParse(schema as unknown as v.GenericSchema, input);
    if (result.success) return { value: result.output };
    const [{ message }] = result.issues;
    // Hides Valibot's own messages, which begin with `Invalid`.
    return {
      error: new HttpError(400, message.startsWith('Invalid') ? UNREADABLE_REQUEST : message),
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
                content: { 'application/json': { schema: toOpenApi(webhook, 'output') } },
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

export function serveOpenApi(app: Api, role: Role | 'anyone') {
  const schema = { hide: true };
  app.get('/openapi.json', { config: { role }, schema }, async () => app.swagger());
  // Requires a role so that unknown paths return 401 without a session or token.
  app.all('/*', { config: { role: 'reader' }, schema }, async () => {
    throw notFound();
  });
}

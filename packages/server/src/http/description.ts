import swagger from '@fastify/swagger'
import Fastify, { type RouteOptions } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { NO_COMPILERS, onlyDescribe } from './schemas.ts'

/** What these routes take and give, as OpenAPI has it. */
export async function describe(routes: readonly RouteOptions[]): Promise<object> {
  const app = Fastify({ schemaController: NO_COMPILERS })
  onlyDescribe(app)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Hausregeln', version: '1', description: 'What happens at a table goes by WebSocket.' },
      components: { securitySchemes: { guest: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
  for (const { method, url, schema } of routes)
    if (method !== 'HEAD') app.route({ method, url, ...(schema && { schema }), handler: async () => null })
  await app.ready()
  try {
    return app.swagger()
  } finally {
    await app.close()
  }
}

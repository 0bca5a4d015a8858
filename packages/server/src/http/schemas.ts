import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** Fastify's own compilers of schemas are large, and not even loaded. */
export const NO_COMPILERS: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: missing, buildSerializer: missing },
}

function missing(): never {
  throw new Error('Routes that have schemas are added where these are only described.')
}

/**
 * Schemas of routes that are added from now on are only described: routes read what they are given by the same schemas,
 * and say what is wrong with it in a sentence.
 */
export function onlyDescribe(app: FastifyInstance): void {
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
}

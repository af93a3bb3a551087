import type { FastifyRequest } from 'fastify'

/** A cookie of a request; undefined where it brings none of the name. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const pair = request.headers.cookie?.split(';').find((one) => one.trim().startsWith(`${name}=`))
  return pair?.trim().slice(name.length + 1)
}

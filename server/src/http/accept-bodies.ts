import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { Refusal } from '../refusal.ts'
import { acceptUploads } from './uploads/accept-uploads.ts'

/** JSON with an empty body is fine (sign-out is sent so); a call may ask for the untouched bytes, or take a file in. */
export function acceptBodies(app: FastifyInstance, config: Pick<Config, 'DATA_DIR'>): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.endpoint?.bodyFormat === 'raw') return done(null, body)
    if (body.length === 0) return done(null, undefined)
    return parseJson(request, body.toString('utf8'), done)
  })
  acceptUploads(app, config)
  // Mail programs that leave a series of mails send a form (RFC 8058); whoever takes mail in hands it on as it arrived.
  for (const type of ['application/x-www-form-urlencoded', 'message/rfc822'])
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (request, body, done) => {
      if (request.routeOptions.config.endpoint?.bodyFormat === 'raw') return done(null, body)
      return done(new Refusal('request.unsupported_type'))
    })
}

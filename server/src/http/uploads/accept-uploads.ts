import type { FastifyInstance, FastifyRequest } from 'fastify'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Config } from '../../config.ts'
import { Refusal } from '../../refusal.ts'
import { arrivalFolder, clearArrivals } from './arrival-folder.ts'
import { letBodyPass } from './body-deadline.ts'
import { receiveDataUrl } from './receive-data-url.ts'
import { receiveUpload } from './receive-upload.ts'

/** Forms with a file, for the calls that take one in. What they bring lies on the disk until the call is answered. */
export function acceptUploads(app: FastifyInstance, config: Pick<Config, 'DATA_DIR'>): void {
  const folder = arrivalFolder(config)
  app.decorateRequest('received', undefined)
  app.addHook('onReady', () => clearArrivals(folder, new Date()).then(() => undefined))
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) => {
    const endpoint = request.routeOptions.config.endpoint
    const rule = endpoint?.upload
    // Mail programs leave a series by such a form as well; its link says all.
    if (endpoint?.bodyFormat === 'raw') return letBodyPass(request.raw)
    try {
      if (!rule) throw new Refusal('request.unsupported_type')
      const { fields, file } = await receiveUpload(request.raw, { rule, folder })
      request.received = file
      return fields
    } catch (error) {
      letBodyPass(request.raw)
      throw error
    }
  })
  // A file may come as a data URL in a JSON body, where its call says so; what is parsed then is the body without it.
  app.addHook('preParsing', async (request, _reply, payload) => {
    const { upload: rule, dataUrlField: field } = request.routeOptions.config.endpoint ?? {}
    if (!rule || !field || !isJson(request)) return payload
    try {
      const { json, byteSize, file } = await receiveDataUrl(request.raw, { rule, folder, field })
      request.received = file
      return Object.assign(Readable.from([json]), { receivedEncodedLength: byteSize })
    } catch (error) {
      letBodyPass(request.raw)
      throw error
    }
  })
  app.addHook('onResponse', async ({ received }) => {
    if (received) await rm(received.path, { force: true })
  })
}

const isJson = ({ headers }: FastifyRequest): boolean =>
  /^application\/json\b/i.test(headers['content-type'] ?? '')

import { fileEndpoints } from '@tower/contract/oversight/files.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { requireSigned } from './file-address.ts'
import { sendFile } from './send-file.ts'

/** Mounts the calls of this domain. */
export function fileRoutes(serve: Serve, services: Services): void {
  serve(fileEndpoints, {
    read: ({ params: { fileId }, request, reply }) =>
      sendFile(services, { fileId, form: 'whole', to: 'everyone', request, reply }),
    readThumbnail: ({ params: { fileId }, request, reply }) =>
      sendFile(services, { fileId, form: 'thumbnail', to: 'everyone', request, reply }),
    open: async ({ params: { fileId }, query, request, reply }) => {
      requireSigned(services, { fileId, form: 'whole', ...query })
      await sendFile(services, { fileId, form: 'whole', to: 'signed', request, reply })
    },
    openThumbnail: async ({ params: { fileId }, query, request, reply }) => {
      requireSigned(services, { fileId, form: 'thumbnail', ...query })
      await sendFile(services, { fileId, form: 'thumbnail', to: 'signed', request, reply })
    },
  })
}

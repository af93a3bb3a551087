import { broadcastEndpoints } from '@tower/contract/outreach/broadcasts.contract.ts'
import type { OutgoingHttpHeaders } from 'node:http'
import type { Serve } from '../../http/serve.ts'
import type { BroadcastBoard } from './broadcast-board.ts'
import { viewTotals } from './broadcasts.view.ts'
import { etagMatches } from './etag-matches.ts'
import type { LiveTotals } from './word-live-slide.ts'

/** Mounts the calls of this domain. */
export function broadcastRoutes(
  serve: Serve,
  board: BroadcastBoard,
  readTotals: () => Promise<LiveTotals>,
): void {
  serve(broadcastEndpoints, {
    list: async ({ query, request, reply }) => {
      const { items, etag } = await board.read(query.lang ?? 'en')
      void reply.header('etag', etag).header('cache-control', 'no-cache')
      if (etagMatches(request.headers['if-none-match'], etag)) {
        // Nothing follows that a hook could shape, and most polls end here.
        reply
          .hijack()
          .raw.writeHead(304, reply.getHeaders() as OutgoingHttpHeaders)
          .end()
      }
      return { items }
    },
    totals: async () => viewTotals(await readTotals()),
  })
}

import { inboxEndpoints } from '@tower/contract/oversight/inbox.contract.ts'
import { sendCsv } from '../../http/send-csv.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { noticeHeader, viewNotice, viewNoticeLine } from './inbox.view.ts'
import { exportNotices, listNotices } from './list-notices.ts'
import { markRead } from './mark-read.ts'
import { markUnread } from './mark-unread.ts'

/** Mounts the calls of this domain. */
export function inboxRoutes(serve: Serve, services: Services): void {
  serve(inboxEndpoints, {
    list: async ({ query }) => {
      const { rows, total, hasMore } = await listNotices(services, query)
      return { items: rows.map(viewNotice), total, has_more: hasMore }
    },
    listCsv: async ({ query, reply }) => {
      const batches = exportNotices(services, query)
      await sendCsv(reply, { name: 'notifications', header: noticeHeader, batches, view: viewNoticeLine })
    },
    markRead: async ({ body }) => {
      const { marked, at } = await markRead(services, { ids: 'ids' in body ? body.ids : 'all' })
      return { ok: true as const, marked, read_at: at.toISOString() }
    },
    markUnread: async ({ body }) => ({
      ok: true as const,
      marked: await markUnread(services, { readAt: new Date(body.read_at) }),
    }),
  })
}

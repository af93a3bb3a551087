import { inboxEndpoints } from '@tower/contract/oversight/inbox.contract.ts'
import type { Above } from '../../domain.ts'
import type { Actor } from '../../http/actor.ts'
import { sendCsv } from '../../http/send-csv.ts'
import type { Serve } from '../../http/serve.ts'
import { readerWith } from '../../reader.ts'
import type { Services } from '../../services.ts'
import { noticeHeader, viewNotice, viewNoticeLine } from './inbox.view.ts'
import { exportNotices, listNotices } from './list-notices.ts'
import { markRead } from './mark-read.ts'
import { markUnread } from './mark-unread.ts'

/** Mounts the calls of this domain. */
export function inboxRoutes(serve: Serve, services: Services, { told }: Above): void {
  const of = ({ userId, duties }: Actor) => ({
    readerId: userId,
    without: readerWith(duties, told).hidden.notices,
  })
  serve(inboxEndpoints, {
    list: async ({ actor, query }) => {
      const { rows, total, hasMore } = await listNotices(services, { ...query, ...of(actor) })
      return { items: rows.map(viewNotice), total, has_more: hasMore }
    },
    listCsv: async ({ actor, query, reply }) => {
      const batches = exportNotices(services, { ...query, ...of(actor) })
      await sendCsv(reply, { name: 'notifications', header: noticeHeader, batches, view: viewNoticeLine })
    },
    markRead: async ({ actor, body }) => {
      const ids = 'ids' in body ? body.ids : 'all'
      const { marked, at } = await markRead(services, { ids, ...of(actor) })
      return { ok: true as const, marked, read_at: at.toISOString() }
    },
    markUnread: async ({ actor, body }) => ({
      ok: true as const,
      marked: await markUnread(services, { readAt: new Date(body.read_at), ...of(actor) }),
    }),
  })
}

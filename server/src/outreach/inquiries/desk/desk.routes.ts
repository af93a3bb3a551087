import { inquiryDeskEndpoints } from '@tower/contract/outreach/inquiry-desk.contract.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { answerMessage, previewAnswer } from './answer-message.ts'
import { archiveMessage, restoreMessage } from './archive-message.ts'
import { messagesHeader, viewMessage, viewMessageCells, viewMessageLine } from './desk.view.ts'
import { exportMessages, getMessage, listMessages } from './list-messages.ts'
import type { MessageRow } from './messages.queries.ts'

/** Mounts the calls by which staff read, answer and put away messages. */
export function inquiryDeskRoutes(serve: Serve, services: Services): void {
  const kept = (row: MessageRow) => ({ ok: true as const, item: viewMessage(row) })
  serve(inquiryDeskEndpoints, {
    list: async ({ actor, query: { q, status, kind, sort = 'waiting', ...page } }) => {
      const { rows, total, hasMore } = await listMessages(services, {
        filters: { q, status, kind, duties: actor.duties },
        sort,
        page,
      })
      return { items: rows.map(viewMessageLine), total, has_more: hasMore }
    },
    listCsv: async ({ actor: { duties }, query, reply }) => {
      const batches = exportMessages(services, { ...query, duties })
      await sendCsv(reply, { name: 'messages', header: messagesHeader, batches, view: viewMessageCells })
    },
    read: async ({ actor, params }) =>
      viewMessage(await services.database.read((tx) => getMessage(tx, { actor, ...params }))),
    previewAnswer: ({ actor, params, body }) => previewAnswer(services, { actor, ...params, ...body }),
    answer: async ({ actor, params, body }) =>
      kept(await answerMessage(services, { actor, ...params, ...body })),
    archive: async ({ actor, params }) => kept(await archiveMessage(services, { actor, ...params })),
    restore: async ({ actor, params }) => kept(await restoreMessage(services, { actor, ...params })),
  })
}

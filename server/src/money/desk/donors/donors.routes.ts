import { deskDonorEndpoints } from '@tower/contract/money/desk-donors.contract.ts'
import type { Serve } from '../../../http/serve.ts'
import { sendPdf } from '../../../papers/send-pdf.ts'
import { readerWith, type Told } from '../../../reader.ts'
import type { Services } from '../../../services.ts'
import { changeContact } from '../../giving/donors/change-contact.ts'
import { markNote, removeNote, tagDonor, writeNote } from '../../giving/donors/donor-notes.ts'
import { partDonors } from '../../giving/donors/join-donors.ts'
import { countGiftsOf, listGiftsOf } from './donor-gifts.queries.ts'
import { previewJoin } from './preview-join.ts'
import { readDonor, requireHeads } from './read-donor.ts'
import { writeDonorStatement } from './write-donor-statement.ts'

const done = { ok: true } as const

/** Mounts the calls about one donor. */
export function donorRoutes(serve: Serve, services: Services, told: Told): void {
  serve(deskDonorEndpoints, {
    read: ({ actor, params }) => readDonor(services, { ...params, reader: readerWith(actor.duties, told) }),
    gifts: ({ params, query: { page, pageSize, receipted } }) =>
      services.database.read(async (tx) => {
        const ids = (await requireHeads(tx, params.donorId)).map(({ id }) => id)
        const which = { isReceipted: receipted !== undefined }
        const stretch = { limit: pageSize, offset: (page - 1) * pageSize }
        const rows = await listGiftsOf(tx, ids, { ...stretch, ...which })
        const { total, hasMore } = await countGiftsOf(tx, ids, which)
        const items = rows.map((row) => ({ ...row, settled_at: row.settled_at.toISOString() }))
        return { items, total, has_more: hasMore }
      }),
    statement: async ({ params, query, reply }) => {
      const pdf = await writeDonorStatement(services, { ...params, ...query })
      await sendPdf(reply, `statement-${query.year}`, pdf)
    },
    changeContact: async ({ actor, params, body: { seen_at: seenAt, ...contact } }) => {
      await changeContact(services, { actor, ...params, contact, seenAt })
      return done
    },
    writeNote: async ({ actor, params, body: { words, is_task: isTask, due_on: dueOn } }) => ({
      id: await writeNote(services, { actor, ...params, words, isTask, dueOn }),
    }),
    markNote: async ({ actor, params, body }) => {
      await markNote(services, { actor, ...params, isDone: body.is_done })
      return done
    },
    removeNote: async ({ actor, params }) => {
      await removeNote(services, { actor, ...params })
      return done
    },
    tag: async ({ actor, params, body }) => {
      await tagDonor(services, { actor, ...params, tag: body.tag, isOn: body.is_on })
      return done
    },
    previewJoin: ({ params, query }) =>
      previewJoin(services, { fromId: params.donorId, intoId: query.into_id }),
    part: async ({ actor, params, body }) => {
      await partDonors(services, { actor, ...params, reason: body.reason })
      return done
    },
  })
}

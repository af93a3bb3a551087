import { mailingEndpoints } from '@tower/contract/outreach/mailings.contract.ts'
import { answerList, type ListFile } from '../../http/answer-list.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { agreeToMailing, askForMailing, cancelMailing, refuseMailing } from './decide-mailing.ts'
import { findClassrooms } from './find-classrooms.queries.ts'
import { mailings } from './listed-mailings.queries.ts'
import { countReadersOf, previewMailing, readMailing, tryMailing } from './look-at-mailing.ts'
import { changeMailing, writeMailing } from './save-mailing.ts'

type MailingRow = Awaited<ReturnType<typeof mailings.page>>['rows'][number]

const mailingFile: ListFile<MailingRow> = {
  name: 'mailings',
  cells: {
    'Changed (UTC)': ({ updated_at: at }) => at,
    Subject: ({ subject }) => subject,
    Segment: ({ segment }) => segment,
    Classroom: ({ classroom_name: name }) => name,
    Slot: ({ slot_number: number }) => number,
    'No gift since': ({ since }) => since,
    Tag: ({ tag }) => tag,
    State: ({ state }) => state,
    Recipients: ({ readers }) => readers,
    Author: ({ author }) => author,
    'Decided by': ({ decided_by: by }) => by,
  },
}

const done = { ok: true } as const
const seenIn = ({ seen_updated_at: seen }: { seen_updated_at: string }) => ({ seenAt: new Date(seen) })

/** Mounts the calls about emails to segments of givers. */
export function mailingRoutes(serve: Serve, services: Services): void {
  const list = answerList(services, mailings, mailingFile)
  serve(mailingEndpoints, {
    list: list.page,
    listCsv: list.file,
    read: ({ actor, params }) => readMailing(services, { actor, ...params }),
    count: ({ body }) => countReadersOf(services, body),
    findClassrooms: async ({ query }) => ({
      items: await services.database.read((tx) => findClassrooms(tx, query)),
    }),
    preview: async ({ body }) => ({ mails: await previewMailing(services, body) }),
    write: async ({ actor, body: { request_key: requestKey, ...wish } }) => ({
      id: await writeMailing(services, { actor, wish, requestKey }),
    }),
    change: async ({ actor, params, body: { seen_updated_at: seen, ...wish } }) => ({
      id: await changeMailing(services, { actor, ...params, wish, seenAt: new Date(seen) }),
    }),
    tryOut: async ({ actor, params }) => {
      await tryMailing(services, { actor, ...params })
      return done
    },
    ask: async ({ actor, params, body }) => {
      await askForMailing(services, { actor, ...params, ...seenIn(body), readers: body.readers })
      return done
    },
    agree: async ({ actor, params, body }) => {
      await agreeToMailing(services, { actor, ...params, ...seenIn(body), readers: body.readers })
      return done
    },
    refuse: async ({ actor, params, body }) => {
      await refuseMailing(services, { actor, ...params, ...seenIn(body), reason: body.reason })
      return done
    },
    cancel: async ({ actor, params }) => ({
      ...done,
      not_sent: await cancelMailing(services, { actor, ...params }),
    }),
  })
}

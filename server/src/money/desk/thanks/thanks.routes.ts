import { deskThanksEndpoints } from '@tower/contract/money/desk-thanks.contract.ts'
import { answerList, type ListFile } from '../../../http/answer-list.ts'
import { inDollars } from '../../../http/csv.ts'
import type { Serve } from '../../../http/serve.ts'
import { sendPapers } from '../../../papers/send-papers.ts'
import type { Services } from '../../../services.ts'
import { thankDonors, unthankDonors } from '../../giving/donors/thank-donors.ts'
import { thanks } from './listed-thanks.queries.ts'
import { countLetters, printThanks } from './print-thanks.ts'

type ThanksRow = Awaited<ReturnType<typeof thanks.page>>['rows'][number]

const thanksFile: ListFile<ThanksRow> = {
  name: 'thanks',
  cells: {
    'Given (UTC)': ({ settled_at: at }) => at,
    Donor: ({ donor_name: name }) => name,
    Email: ({ email }) => email,
    'Postal address': ({ postal_address: address }) => address,
    Language: ({ language }) => language,
    Amount: ({ paid_cents: cents }) => inDollars(cents),
    For: ({ destination }) => destination,
    Thanked: ({ thanked_how: how }) => how,
    'Thanked by': ({ thanked_by: by }) => by,
    'Thanked (UTC)': ({ thanked_at: at }) => at,
  },
}

const done = { ok: true } as const

/** Mounts the calls about who was thanked. */
export function thanksRoutes(serve: Serve, services: Services): void {
  const list = answerList(services, thanks, thanksFile)
  serve(deskThanksEndpoints, {
    list: list.page,
    listCsv: list.file,
    thank: async ({ actor, body: { payment_ids: paymentIds, how } }) => {
      await thankDonors(services, { actor, paymentIds, how })
      return done
    },
    undo: async ({ actor, body: { payment_ids: paymentIds } }) => {
      await unthankDonors(services, { actor, paymentIds })
      return done
    },
    letters: async ({ query, reply }) => sendPapers(reply, await printThanks(services, query)),
    leftOut: ({ query }) => countLetters(services, query),
  })
}

import { firstLetter } from '@tower/contract/cut-text.ts'
import { giftNewsEndpoints } from '@tower/contract/outreach/gift-news.contract.ts'
import { mailEndpoints } from '@tower/contract/oversight/mails.contract.ts'
import { sql, type SqlBool } from 'kysely'
import { siteOrigin } from '../config.ts'
import type { Above } from '../domain.ts'
import type { Actor } from '../http/actor.ts'
import { answerList } from '../http/answer-list.ts'
import type { Serve } from '../http/serve.ts'
import { readerWith } from '../reader.ts'
import type { Services } from '../services.ts'
import { suppressions } from './arriving/suppressions.queries.ts'
import { deskMails, withoutKinds } from './desk-mails.queries.ts'
import { mailFile, suppressionFile } from './mail.view.ts'
import { sendAgain, writeToAgain } from './send-again.ts'
import { leaveAddresses } from './series/leave-link.ts'
import { leaveSeries, readStanding, type SeriesStanding } from './series/leave-series.ts'

/** By its table: within the condition others have a column of that name. */
const stoppedAddress = sql`mail_suppressions.email`

/** Mounts the calls of this domain. */
export function mailRoutes(
  serve: Serve,
  services: Services,
  { told, addressShownTo }: Pick<Above, 'told' | 'addressShownTo'>,
): void {
  const hiddenFrom = ({ duties }: Actor) => readerWith(duties, told).hidden.mails
  const shownTo = (actor: Actor) => {
    const families = addressShownTo(actor.duties, sql`lower(mails.to_email)`)
    return sql<SqlBool>`${withoutKinds(hiddenFrom(actor))} ${families ? sql`and ${families}` : sql``}`
  }
  const sent = answerList(services, deskMails, mailFile, (actor) => shownTo(actor))
  const stopped = answerList(services, suppressions, suppressionFile, ({ duties }) =>
    addressShownTo(duties, stoppedAddress),
  )
  serve(mailEndpoints, {
    list: sent.page,
    listCsv: sent.file,
    listSuppressed: stopped.page,
    listSuppressedCsv: stopped.file,
    sendAgain: async ({ actor, params }) => {
      await sendAgain(services, { actor, ...params, shown: shownTo(actor) })
      return { ok: true as const }
    },
    writeAgain: async ({ actor, params }) => {
      await writeToAgain(services, { actor, ...params, shown: addressShownTo(actor.duties, stoppedAddress) })
      return { ok: true as const }
    },
  })
  serve(giftNewsEndpoints, {
    read: async ({ query: { link }, request, reply }) => {
      const standing = viewStanding(await readStanding(services, link))
      // Mail programs without one-click open the address in a browser.
      const isBrowser = request.headers.accept?.includes('text/html') === true
      if (isBrowser) void reply.redirect(leaveAddresses(siteOrigin(services.config), link).page, 303)
      return standing
    },
    leave: async ({ query: { link } }) => viewStanding(await leaveSeries(services, link)),
  })
}

/** A link is forwarded with its mail: the address is only hinted at. */
function viewStanding({ email, left, series }: SeriesStanding) {
  const [name = '', host = ''] = email.split('@')
  return { address: `${firstLetter(name)}…@${host}`, left, series }
}

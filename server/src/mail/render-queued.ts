import { asLanguage } from '@tower/contract/language.ts'
import { siteOrigin } from '../config.ts'
import type { Services } from '../services.ts'
import { listWritten } from './list-written.ts'
import { mailSite } from './mail-site.ts'
import type { RenderedMail } from './mail-parts.ts'
import type { DueMail } from './mails.queries.ts'
import { coverParams, openParams } from './queue-sealed.ts'
import { leaveAddresses, sealLeaving } from './series/leave-link.ts'

type Written = {
  rendered: RenderedMail
  leaving: ReturnType<typeof leaveAddresses> | undefined
  /** All that stands in it and not in its template: who wrote that may have named a child. */
  written: string[]
}
type Writing = Pick<Services, 'charity' | 'config' | 'mails' | 'random'>
export type QueuedWords = Pick<DueMail, 'to' | 'locale' | 'template' | 'params'>

/** Writes a mail of the outbox out, and says how the reader of one of a series leaves it. */
export async function renderQueued(services: Writing, mail: QueuedWords): Promise<Written> {
  const { charity, config } = services
  const mails = await services.mails()
  const series = mails.seriesOf(mail.template)
  const leaving =
    series === undefined
      ? undefined
      : leaveAddresses(siteOrigin(config), sealLeaving(services, { series, email: mail.to }))
  const site = {
    ...mailSite(config, await charity.read()),
    leaving: series && leaving && { series, url: leaving.page },
  }
  const params = openParams(services, mail)
  return {
    rendered: mails.render(mail.template, params, site, asLanguage(mail.locale)),
    leaving,
    written: listWritten([params, site.worded], site),
  }
}

/** Writes it out for somebody else than its reader: what would open something is covered. */
export async function renderCovered(services: Writing, mail: QueuedWords): Promise<RenderedMail> {
  const { charity, config } = services
  const mails = await services.mails()
  const series = mails.seriesOf(mail.template)
  const leaving = series && { series, url: siteOrigin(config) }
  const site = { ...mailSite(config, await charity.read()), leaving }
  return mails.render(mail.template, coverParams(mail.params), site, asLanguage(mail.locale))
}

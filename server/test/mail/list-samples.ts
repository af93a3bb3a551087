import { seriesOf } from '../../src/mail-templates.ts'
import type { MailSite } from '../../src/mail/mail-parts.ts'
import { mailSamples } from './mail-samples.ts'
import { replaceSecrets } from '../../src/mail/queue-sealed.ts'

export type MailSample = { template: string; form: string; params: unknown }

/** Every form of every mail, as it is queued. */
export function listQueuedSamples(): MailSample[] {
  return Object.entries(mailSamples).flatMap(([template, forms]) =>
    Object.entries(forms).map(([form, params]) => ({ template, form, params: params as unknown })),
  )
}

/** The same as its template gets it. */
export function listSamples(): MailSample[] {
  return listQueuedSamples().map((sample) => ({
    ...sample,
    params: replaceSecrets(sample.params, ({ words }) => words),
  }))
}

/** A charity that says all of itself. */
export const sampleSite = {
  name: 'Project Tower',
  origin: 'https://tower.test',
  legalName: 'Friends of Classrooms',
  ein: '12-3456789',
  address: '12 Main St, Toledo, OH 43604',
  phone: '(419) 555-0123',
} as const satisfies MailSite

/** The same with the link of a series, where the mail is of one. */
export function siteOf(template: string): MailSite {
  const series = seriesOf(template)
  const url = `${sampleSite.origin}/gift-news?link=Zk3vQ1x`
  return series === undefined ? sampleSite : { ...sampleSite, leaving: { series, url } }
}

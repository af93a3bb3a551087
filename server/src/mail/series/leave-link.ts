import { mailSeries, type MailSeries } from '@tower/contract/outreach/gift-news.ts'
import { giftNewsEndpoints } from '@tower/contract/outreach/gift-news.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import type { Services } from '../../services.ts'
import { openText, sealText } from '../seal-text.ts'

/** Whose mail is left, and which. */
export type Leaving = { series: MailSeries; email: string }

type Keyed = Pick<Services, 'config'>

const use = 'leave-mail-series/1'

/**
 * What the links of a series carry: the address itself, sealed, so that no row has to outlive the mail for its link to
 * work, and no log of addresses on the way says whose it is.
 */
export function sealLeaving(services: Keyed & Pick<Services, 'random'>, leaving: Leaving): string {
  return sealText(services, { use }, `${leaving.series} ${leaving.email}`).toString('base64url')
}

/** What a link carries; undefined where it is none of ours, cut off or changed. */
export function openLeaving(services: Keyed, link: string): Leaving | undefined {
  const [named, email] = openText(services, { use }, Buffer.from(link, 'base64url'))?.split(' ') ?? []
  const series = mailSeries.find((one) => one === named)
  return series && email ? { series, email } : undefined
}

/** Where a reader leaves by hand, and where a mail program does in one click. */
export function leaveAddresses(origin: string, link: string): { page: string; oneClick: string } {
  const query = new URLSearchParams({ link }).toString()
  return {
    page: `${origin}${paths.giftNews}?${query}`,
    oneClick: `${origin}${giftNewsEndpoints.leave.path}?${query}`,
  }
}

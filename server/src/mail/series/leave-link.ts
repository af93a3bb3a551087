import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import { giftNewsEndpoints } from '@tower/contract/outreach/gift-news.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import type { Services } from '../../services.ts'
import type { MailSeries } from '../mail-parts.ts'

/** Whose mail is left, and which. */
export type Leaving = { series: MailSeries; email: string }

type Keyed = Pick<Services, 'config'>

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * What the links of a series carry: the address itself, sealed, so that no row has to outlive the mail for its link to
 * work, and no log of addresses on the way says whose it is.
 */
export function sealLeaving(services: Keyed & Pick<Services, 'random'>, leaving: Leaving): string {
  const iv = services.random.bytes(ivBytes)
  const seal = createCipheriv(cipher, keyOf(services), iv)
  const sealed = Buffer.concat([seal.update(`${leaving.series} ${leaving.email}`, 'utf8'), seal.final()])
  return Buffer.concat([iv, seal.getAuthTag(), sealed]).toString('base64url')
}

/** What a link carries; undefined where it is none of ours, cut off or changed. */
export function openLeaving(services: Keyed, link: string): Leaving | undefined {
  const bytes = Buffer.from(link, 'base64url')
  if (bytes.length <= ivBytes + tagBytes) return undefined
  try {
    const open = createDecipheriv(cipher, keyOf(services), bytes.subarray(0, ivBytes))
    open.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    const said = Buffer.concat([open.update(bytes.subarray(ivBytes + tagBytes)), open.final()]).toString(
      'utf8',
    )
    const [series, email] = said.split(' ')
    return series === 'gift_news' && email ? { series, email } : undefined
  } catch {
    return undefined
  }
}

/** Where a reader leaves by hand, and where a mail program does in one click. */
export function leaveAddresses(origin: string, link: string): { page: string; oneClick: string } {
  const query = new URLSearchParams({ link }).toString()
  return {
    page: `${origin}${paths.giftNews}?${query}`,
    oneClick: `${origin}${giftNewsEndpoints.leave.path}?${query}`,
  }
}

function keyOf({ config }: Keyed): Buffer {
  if (config.SECRET === undefined) throw new Error('the server has no secret to derive keys from')
  return Buffer.from(hkdfSync('sha256', config.SECRET, 'tower', 'leave-mail-series/1', 32))
}

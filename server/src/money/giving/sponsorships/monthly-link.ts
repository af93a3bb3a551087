import { createHmac, timingSafeEqual } from 'node:crypto'
import { paths } from '@tower/contract/pages.ts'
import { z } from 'zod'

/** A gift paused for a year can still be resumed by its last receipt. */
const validDays = 400
const dayMs = 86_400_000

type Signed = { id: string; link_key: string }

/**
 * The path in each receipt of a monthly gift, by which its holder pauses, resumes or ends it without signing in. Every
 * receipt gets a link of its own, and the earlier ones stay good until they expire.
 */
export function monthlyGiftLink(sponsorship: Signed, at: Date): string {
  const expiresAt = Math.floor((at.getTime() + validDays * dayMs) / 1000)
  const claim = `${sponsorship.id}.${expiresAt}`
  return `${paths.monthlyGift}?link=${claim}.${sign(sponsorship.link_key, claim)}`
}

export type Claim = { sponsorshipId: string; expiresAt: Date; claim: string; signature: string }

const Form = z.tuple([z.guid().toLowerCase(), z.string().regex(/^\d{1,12}$/), z.string().length(43)])

/** What a link says, before anyone has checked whether it is true. */
export function readMonthlyLink(link: string): Claim | undefined {
  const parts = Form.safeParse(link.split('.'))
  if (!parts.success) return undefined
  const [sponsorshipId, seconds, signature] = parts.data
  return {
    sponsorshipId,
    expiresAt: new Date(Number(seconds) * 1000),
    claim: `${sponsorshipId}.${seconds}`,
    signature,
  }
}

/** Whether a link was signed by us for this gift. */
export function isSignedBy({ claim, signature }: Claim, { link_key }: Signed): boolean {
  const expected = Buffer.from(sign(link_key, claim))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function sign(key: string, claim: string): string {
  return createHmac('sha256', key).update(`monthly-gift:${claim}`).digest('base64url')
}

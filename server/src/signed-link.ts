import { dayMs } from '@tower/contract/durations.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** What a signature holds to: the key of the row that the link opens, what the link is for, and whom it is mailed to. */
export type LinkSigning = { key: string; purpose: string; address?: string }

/** What a mailed link carries: the row it opens, until when, and our signature. */
export function signLink(id: string, signing: LinkSigning, until: { at: Date; validDays: number }): string {
  const expiresAt = Math.floor((until.at.getTime() + until.validDays * dayMs) / 1000)
  const claim = `${id}.${expiresAt}`
  return `${claim}.${sign(claim, signing)}`
}

export type LinkClaim = { id: string; expiresAt: Date; claim: string; signature: string }

const Form = z.tuple([z.guid().toLowerCase(), z.string().regex(/^\d{1,12}$/), z.string().length(43)])

/** What a link says, before anyone has checked whether it is true. */
export function readSignedLink(link: string): LinkClaim | undefined {
  const parts = Form.safeParse(link.split('.'))
  if (!parts.success) return undefined
  const [id, seconds, signature] = parts.data
  return { id, expiresAt: new Date(Number(seconds) * 1000), claim: `${id}.${seconds}`, signature }
}

/** Whether we signed a link so. */
export function isSignedBy({ claim, signature }: LinkClaim, signing: LinkSigning): boolean {
  const expected = Buffer.from(sign(claim, signing))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function sign(claim: string, { key, purpose, address }: LinkSigning): string {
  const said = [purpose, claim, ...(address === undefined ? [] : [address])].join(':')
  return createHmac('sha256', key).update(said).digest('base64url')
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import { paths } from '@tower/contract/pages.ts'
import { z } from 'zod'

/** Whoever comes later has a fresh one mailed by a press. */
const validDays = 90
const dayMs = 86_400_000

type Signed = { donorId: string; linkKey: string; address: string }

/**
 * The path in each receipt by which its reader opens their gifts without an account. It is signed for the address it is
 * mailed to as well: once the donor's address is another, as when an account moves, whoever reads the old mailbox opens
 * nothing.
 */
export function giverLink({ donorId, linkKey, address }: Signed, at: Date): string {
  const expiresAt = Math.floor((at.getTime() + validDays * dayMs) / 1000)
  const claim = `${donorId}.${expiresAt}`
  return `${paths.linkedGiving}?link=${claim}.${sign(linkKey, claim, address)}`
}

export type GiverClaim = { donorId: string; expiresAt: Date; claim: string; signature: string }

const Form = z.tuple([z.guid().toLowerCase(), z.string().regex(/^\d{1,12}$/), z.string().length(43)])

/** What a link says, before anyone has checked whether it is true. */
export function readGiverLink(link: string): GiverClaim | undefined {
  const parts = Form.safeParse(link.split('.'))
  if (!parts.success) return undefined
  const [donorId, seconds, signature] = parts.data
  return { donorId, expiresAt: new Date(Number(seconds) * 1000), claim: `${donorId}.${seconds}`, signature }
}

/** Whether a link was signed by us for this donor, with the key of today and for the address of today. */
export function isSignedFor(
  { claim, signature }: GiverClaim,
  { linkKey, address }: Pick<Signed, 'linkKey' | 'address'>,
): boolean {
  const expected = Buffer.from(sign(linkKey, claim, address))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function sign(key: string, claim: string, address: string): string {
  return createHmac('sha256', key).update(`own-giving:${claim}:${address}`).digest('base64url')
}

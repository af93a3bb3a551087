import { createHmac, timingSafeEqual } from 'node:crypto'
import { paths } from '@tower/contract/pages.ts'
import { z } from 'zod'

/** A mail is read late; the link says no more than what the mail said. */
const validDays = 120
const dayMs = 86_400_000

type Signed = { id: string; wait_key: string; address: string }

/**
 * The path in the mail that announces that a tower joins the shared one, by which its giver asks to wait. It is signed for
 * the address it is mailed to: once word of the tower goes elsewhere, or nowhere, the old mailbox opens nothing.
 */
export function waitLink(donor: Signed, at: Date): string {
  const expiresAt = Math.floor((at.getTime() + validDays * dayMs) / 1000)
  const claim = `${donor.id}.${expiresAt}`
  return `${paths.ownTower}?link=${claim}.${sign(donor, claim)}`
}

export type WaitClaim = { donorId: string; expiresAt: Date; claim: string; signature: string }

const Form = z.tuple([z.guid().toLowerCase(), z.string().regex(/^\d{1,12}$/), z.string().length(43)])

/** What a link says, before anyone has checked whether it is true. */
export function readWaitLink(link: string): WaitClaim | undefined {
  const parts = Form.safeParse(link.split('.'))
  if (!parts.success) return undefined
  const [donorId, seconds, signature] = parts.data
  return { donorId, expiresAt: new Date(Number(seconds) * 1000), claim: `${donorId}.${seconds}`, signature }
}

/** Whether a link was signed by us for this donor. */
export function isSignedBy({ claim, signature }: WaitClaim, donor: Signed): boolean {
  const expected = Buffer.from(sign(donor, claim))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function sign({ wait_key, address }: Signed, claim: string): string {
  return createHmac('sha256', wait_key).update(`own-tower:${claim}:${address}`).digest('base64url')
}

import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'

/** Whose wallet it is, the session says alone: older clients name it as well, and may not name another's. */
export function requireOwnWallet({ userId }: Actor, named: string | null | undefined): void {
  const id = named?.trim().toLowerCase()
  if (id && id !== userId) throw new Refusal('credits.not_your_wallet')
}

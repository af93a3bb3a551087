import { createHash, createHmac } from 'node:crypto'
import { plainWords } from '@tower/contract/fold-letters.ts'
import type { OutboundAct } from '../../outbound-act.ts'
import { keptKey } from '../../secret-keys.ts'
import type { Services } from '../../services.ts'

type Keyed = Pick<Services, 'config'>

/**
 * All that must stay as it was looked at, as acts are kept, and as the versions before kept them: what those let out, or asked for,
 * goes on counting. An act names whom it pays, whom nobody finds by trying names without the server's key.
 */
export function digestsOf(services: Keyed, act: OutboundAct): [now: string, before: string] {
  const { kind, subjectId, amountCents, teacherId, payee, stamp } = act
  const facts = JSON.stringify([kind, subjectId, amountCents, teacherId, payee, stamp])
  return [seal(services, `act ${facts}`), digest(facts)]
}

/**
 * A payee as all are kept. To be added up they need only be the same, whatever signs and spaces stand in the name: what they are
 * called stays with the domain.
 */
export function samePayee(services: Keyed, { payee }: Pick<OutboundAct, 'payee'>): string | null {
  return payee === null ? null : seal(services, `payee ${folded(payee)}`)
}

/** And as the versions before kept them: what those let out is added up until the days are over. */
export function formsOfPayee(services: Keyed, act: Pick<OutboundAct, 'payee'>): string[] {
  const { payee } = act
  const now = samePayee(services, act)
  if (payee === null || now === null) return []
  return [now, digest(folded(payee)), digest(payee.trim().toLowerCase())]
}

const folded = (payee: string) => plainWords(payee).join('') || payee.trim().toLowerCase()

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

const seal = ({ config }: Keyed, text: string) =>
  createHmac('sha256', keptKey(config, 'approved-act/1')).update(text).digest('hex')

import { isNobodys } from '@tower/contract/people/nobody.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { endGiftsOfPerson } from '../../../money/giving/sponsorships/end-gifts-of-person.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import type { PersonalData } from '../../../personal-parts.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { ensureAccount } from '../../identity/accounts/ensure-account.ts'
import { requireRecentProof } from '../../identity/sessions/require-recent-proof.ts'
import type { IdentityEffects } from '../../identity/verified-address.ts'
import type { Subject } from './again/keep-erasures.ts'
import { collectAddress } from './collect-address.ts'
import { eraseEverywhere } from './erase-person.ts'

export type EraseAddress = Pick<IdentityEffects, 'onVerifiedAddress'> & {
  email: string
  /** Which of the names beside the address are theirs: they go wherever they stand. */
  names: readonly string[]
  /** Null: the operator asks. */
  actor: Actor | null
  /** Who asked for it, and how; without the name, for it stays in the log. */
  reason: string
  personalData: readonly PersonalData[]
  /** Who it is, where the address is one that we gave. */
  subject?: Subject
}

/** A guest by their address alone, in place of an account. */
export const nobodyYet = (email: string) => ({
  userId: '00000000-0000-0000-0000-000000000000',
  addresses: [email],
})

/**
 * Erases somebody without an account by their address: a guest who gave, a nominator or the teacher they named, a guardian by
 * link, whoever wrote or follows a program. In one transaction the address is given an account of nobody, to which falls what
 * falls to whoever proves an address, and that account is erased like any other. So each domain lets go in the one way that
 * is proven. Monthly gifts are ended at the payment provider first. Names beside the address may have been typed by somebody else, so
 * only those that whoever erases takes for theirs are looked for elsewhere.
 */
export async function eraseAddress(services: Services, wish: EraseAddress): Promise<void> {
  const { database, clock } = services
  const { email, actor } = wish
  if (actor) requireRecentProof(actor, clock.now())
  await database.read((tx) => requireKnown(services, tx, wish))
  await endGiftsOfPerson(services, nobodyYet(email))
  await database.transaction((tx) => eraseNobody(services, tx, wish))
}

async function requireKnown(services: Services, tx: Tx, wish: EraseAddress) {
  const { email, personalData, names, subject } = wish
  // What stands in place of the addresses of all who were erased is nobody's to erase, but for one that was given just now.
  if (isNobodys(email) && subject?.kind !== 'donor') throw new Refusal('account.address_unknown')
  const found = await collectAddress(services, tx, { email, personalData })
  if (found.accountId !== null) throw new Refusal('account.address_has_account')
  if (found.traces.length === 0) throw new Refusal('account.address_unknown')
  const known = found.names.map(({ name }) => name)
  if (!names.every((name) => known.includes(name))) throw new Refusal('account.names_changed')
  return { othersNames: known.filter((name) => !names.includes(name)) }
}

async function eraseNobody(services: Services, tx: Tx, wish: EraseAddress): Promise<void> {
  const { email, actor, names, reason, personalData, onVerifiedAddress } = wish
  const { subject = { kind: 'address' } } = wish
  const at = services.clock.now()
  const actorId = actor?.userId ?? null
  const { othersNames } = await requireKnown(services, tx, wish)
  const role = 'sponsor'
  const { userId, created } = await ensureAccount(tx, {
    ...{ email, role, at, actorId, reason: 'erased_by_address' },
  })
  // Somebody signed in with it at this very moment.
  if (!created) throw new Refusal('account.address_has_account')
  for (const effect of onVerifiedAddress) await effect(tx, { userId, email, role, at })
  await writeAudit(tx, {
    ...{ at, actorId, action: 'account.address_erased' },
    ...{ targetKind: 'user', targetId: userId, details: { reason } },
  })
  await eraseEverywhere(services, tx, { userId, actorId, at, personalData, subject, names, othersNames })
}

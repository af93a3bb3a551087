import type { ErrorCode } from '@tower/contract/errors.ts'
import type { AddressConfirmed } from '@tower/contract/people/identity.contract.ts'
import { brokenConstraint, type Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { getUserForUpdate } from '../identity.queries.ts'
import { takeLink, type Redeem } from '../links/take-link.ts'
import type { IdentityEffects } from '../verified-address.ts'
import { confirmAddressChange, findAddressChange } from './address-changes.queries.ts'
import { moveAddress } from './move-address.ts'

type Outcome = { completed: boolean } | { refused: ErrorCode }

/**
 * Redeems the link or code that one of the two addresses of a change was sent, in either order; the second one
 * moves the account. It proves a mailbox and opens no session: after the move the old mailbox opens nothing more.
 */
export async function confirmAddress(
  services: Services,
  effects: IdentityEffects,
  redeem: Omit<Redeem, 'purpose'>,
): Promise<AddressConfirmed> {
  const outcome = await services.database
    .transaction((tx) => confirm(services, effects, tx, redeem))
    .catch((error: unknown): Outcome => {
      // Somebody opened an account with the new address at the same moment.
      if (brokenConstraint(error) === 'users__one_per_email') return { refused: 'identity.address_taken' }
      throw error
    })
  if ('refused' in outcome) throw new Refusal(outcome.refused)
  const { completed } = outcome
  const msg = completed
    ? 'The address of the account is changed.'
    : 'Confirmed. Please open the link in the other mailbox, too.'
  return { code: '200', msg, completed }
}

async function confirm(
  services: Services,
  effects: IdentityEffects,
  tx: Tx,
  redeem: Omit<Redeem, 'purpose'>,
): Promise<Outcome> {
  const at = services.clock.now()
  const link = await takeLink(services, tx, { ...redeem, purpose: 'email_change' }, at)
  const known = link?.address_change_id ? await findAddressChange(tx, link.address_change_id) : undefined
  if (!link || !known) return { refused: 'identity.link_expired' }
  // The person first, then the change: asking for one locks in that order, too.
  const user = await getUserForUpdate(tx, known.user_id)
  const side = link.email === known.new_email ? 'new' : 'old'
  const change = await confirmAddressChange(tx, { id: known.id, side, at })
  if (!change || user.email !== change.old_email || user.disabled_at)
    return { refused: 'identity.link_expired' }
  if (!change.old_confirmed_at || !change.new_confirmed_at) return { completed: false }
  const refused = await moveAddress(services, effects, tx, { change, user, at })
  return refused ? { refused } : { completed: true }
}

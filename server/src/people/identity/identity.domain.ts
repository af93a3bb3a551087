import { balanceOf } from '../../money/ledger/read-balance.ts'
import { eraseAccount, listAccountNames } from './accounts/erase-account.ts'
import { exportIdentity } from './accounts/export-identity.ts'
import { identityRoutes } from './identity.routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import type { Domain } from '../../domain.ts'

/** People, their sessions and who may sign in. */
export const identity = {
  name: 'identity',
  floor: 1,
  owns: {
    address_changes: 'deleted',
    allowlist_entries: 'deleted',
    recovery_codes: 'deleted',
    refresh_tokens: 'changed',
    role_history: 'appended',
    second_factor_challenges: 'deleted',
    second_factor_misses: 'deleted',
    second_factor_tries: 'deleted',
    second_factors: 'deleted',
    sessions: 'changed',
    sign_in_links: 'deleted',
    users: 'changed',
  },
  routes: (serve, services, { onVerifiedAddress }) => {
    identityRoutes(serve, services, {
      onVerifiedAddress,
      findBalanceCents: (tx, userId) => balanceOf(tx, { kind: 'wallet', ownerId: userId }),
    })
    secondFactorRoutes(serve, services)
  },
  personalData: [
    {
      name: 'identity',
      findWords: listAccountNames,
      erase: (_, tx, traces) => eraseAccount(tx, traces),
      erasedWith: 'account',
      export: (_, tx, { userId }) => exportIdentity(tx, userId),
      place: 10,
    },
  ],
  expiry: {
    rows: {
      second_factor_challenges: `expires_at < now() - interval '1 hour'`,
      second_factors: `verified_at is null and created_at < now() - interval '1 day'`,
      second_factor_tries: `first_wrong_at < now() - interval '1 day'`,
      second_factor_misses: `missed_at < now() - interval '1 day'`,
      sign_in_links: `expires_at < now() - interval '7 days'`,
      // Once the new address was proved the row stays: only it tells where the person was known by another address.
      address_changes: `new_confirmed_at is null and expires_at < now() - interval '7 days'`,
      // Used ones tell a stolen token from an unknown one; an attacker who waits longer is refused all the same.
      refresh_tokens: `used_at < now() - interval '30 days'`,
      // 30 days after they ended by themselves (see sessionHours) or were ended.
      sessions: `refreshed_at < now() - interval '60 days' or created_at < now() - interval '210 days' or revoked_at < now() - interval '30 days'`,
    },
  },
} as const satisfies Domain

import { identityEndpoints } from '@tower/contract/people/identity.contract.ts'
import { retention } from '@tower/contract/retention.ts'
import { balanceOf } from '../../money/ledger/read-balance.ts'
import { addressChangedMail, addressTakenMail, passwordChangedMail } from './accounts/account-notice-mail.ts'
import { addressChangeMail } from './accounts/address-change-mail.ts'
import { findAllowedUnder } from './accounts/allowed-under.queries.ts'
import { eraseAccount, listAccountNames } from './accounts/erase-account.ts'
import { exportIdentity } from './accounts/export-identity.ts'
import { isDisabledAddress } from './accounts/people.queries.ts'
import { passwordLinkMail } from './links/password-link-mail.ts'
import { signInMail } from './links/sign-in-mail.ts'
import { secondFactorMail } from './second-factor/second-factor-mail.ts'
import { listOpenSessionsAmong } from './sessions/sessions.queries.ts'
import type { Declares, Domain } from '../../domain.ts'
import { outlived } from '../../outlived.ts'

const declares = {
  mails: {
    sign_in: { write: signInMail, isSealed: true, letsIn: true },
    recovery: { write: passwordLinkMail, isSealed: true, letsIn: true },
    address_change: { write: addressChangeMail, isSealed: true, letsIn: true },
    address_changed: { write: addressChangedMail },
    address_taken: { write: addressTakenMail },
    password_changed: { write: passwordChangedMail },
    second_factor: { write: secondFactorMail },
  },
  notices: ['second_factor_recovered', 'second_factor_locked', 'second_factor_reset'],
  auditActions: [
    'identity.superadmin_created',
    'identity.sign_in_refused',
    'identity.signed_in',
    'identity.link_handed_over',
    'identity.signed_out',
    'identity.refresh_replayed',
    'identity.devices_signed_out',
    'identity.person_disabled',
    'identity.person_enabled',
    'identity.role_changed',
    'identity.duties_changed',
    'identity.profile_changed',
    'identity.address_change_requested',
    'identity.address_changed',
    'identity.password_changed',
    'identity.proved_again',
    'identity.second_factor_enrolled',
    'identity.second_factor_removed',
    'identity.second_factor_given',
    'identity.second_factor_refused',
    'identity.second_factor_locked',
    'identity.second_factor_reset',
    'identity.recovery_code_used',
    'identity.recovery_codes_made',
  ],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    identity: typeof declares
  }
}

/** People, their sessions and who may sign in. */
export const identity = {
  name: 'identity',
  floor: 1,
  duty: 'people',
  ...declares,
  owns: {
    address_changes: 'deleted',
    allowlist_entries: 'deleted',
    introductions: 'appended',
    recovery_codes: 'deleted',
    refresh_tokens: 'changed',
    role_history: 'appended',
    role_words: 'deleted',
    second_factor_challenges: 'deleted',
    second_factor_misses: 'deleted',
    second_factor_tries: 'deleted',
    second_factors: 'deleted',
    sessions: 'changed',
    sign_in_links: 'deleted',
    staff_duties: 'deleted',
    users: 'changed',
  },
  keeps: {
    accounts: [
      'users',
      'allowlist_entries',
      'recovery_codes',
      'role_words',
      'second_factors',
      'staff_duties',
    ],
    devices: ['sessions', 'refresh_tokens'],
    usedLinks: [
      'sign_in_links',
      'address_changes',
      'second_factor_challenges',
      'second_factor_misses',
      'second_factor_tries',
    ],
    staffActs: ['role_history', 'introductions'],
  },
  routes: async () => {
    const { identityRoutes } = await import('./identity.routes.ts')
    const { secondFactorRoutes } = await import('./second-factor/second-factor.routes.ts')
    return (serve, services, { onVerifiedAddress }) => {
      identityRoutes(serve, services, {
        onVerifiedAddress,
        findBalanceCents: (tx, userId) => balanceOf(tx, { kind: 'wallet', ownerId: userId }),
      })
      secondFactorRoutes(serve, services)
    }
  },
  // Each has limits of its own, by mailbox and by network.
  openCalls: [
    { call: identityEndpoints.requestLink, guard: 'none' },
    { call: identityEndpoints.requestPortalLink, guard: 'none' },
    { call: identityEndpoints.recover, guard: 'none' },
    { call: identityEndpoints.verify, guard: 'none' },
    { call: identityEndpoints.token, guard: 'none' },
  ],
  handsDown: { findOpenSessions: listOpenSessionsAmong, isDisabledAddress },
  personalData: [
    {
      name: 'identity',
      findUnder: (_, tx, email) => findAllowedUnder(tx, email),
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
      sign_in_links: outlived('expires_at', retention.usedLinks),
      // Once the new address was proved the row stays: only it tells where the person was known by another address.
      address_changes: `new_confirmed_at is null and ${outlived('expires_at', retention.usedLinks)}`,
      // Used ones tell a stolen token from an unknown one; an attacker who waits longer is refused all the same.
      refresh_tokens: `used_at < now() - interval '30 days'`,
      // 30 days after they ended by themselves (see sessionHours) or were ended.
      sessions: `${outlived('refreshed_at', retention.devices)} or created_at < now() - interval '210 days' or revoked_at < now() - interval '30 days'`,
    },
  },
} as const satisfies Domain

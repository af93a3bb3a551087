import { asRole } from '@tower/contract/access.ts'
import { accessTokenSeconds } from '@tower/contract/people/identity.ts'
import type { AuthSession, AuthUser, Profile } from '@tower/contract/people/session.contract.ts'
import type { Actor } from '../../http/actor.ts'
import type { FactorRow } from './second-factor/second-factor.queries.ts'
import { viewFactor } from './second-factor/second-factor.view.ts'

type UserRow = {
  id: string
  email: string
  full_name: string | null
  role: string | null
  locale: string
  email_verified_at: Date | null
  created_at: Date
  updated_at: Date
}

type PendingAddress = { new_email: string; created_at: Date }

/** An account as GoTrue clients read it, with its second factors and the address it waits to move to. */
export function viewAuthUser(
  user: UserRow,
  factors: readonly FactorRow[],
  pending?: PendingAddress,
): AuthUser {
  return {
    id: user.id,
    aud: 'authenticated',
    role: user.role ?? 'authenticated',
    email: user.email,
    email_confirmed_at: user.email_verified_at?.toISOString() ?? null,
    app_metadata: { provider: 'email', providers: ['email'], role: asRole(user.role) },
    user_metadata: { full_name: user.full_name, locale: user.locale },
    identities: [],
    factors: factors.map(viewFactor),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    ...(pending && {
      new_email: pending.new_email,
      email_change_sent_at: pending.created_at.toISOString(),
    }),
  }
}

/** A session as it is handed to the browser. */
export function viewAuthSession(session: {
  user: UserRow
  factors: readonly FactorRow[]
  accessToken: string
  refreshToken: string
  expiresAt: number
}): AuthSession {
  return {
    access_token: session.accessToken,
    refresh_token: session.refreshToken,
    expires_in: accessTokenSeconds,
    expires_at: session.expiresAt,
    token_type: 'bearer',
    user: viewAuthUser(session.user, session.factors),
  }
}

/** What the portals need to know about the person signed in. */
export function viewProfile(
  user: UserRow,
  {
    balanceCents,
    secondFactor,
    duties,
  }: Pick<Actor, 'secondFactor' | 'duties'> & { balanceCents: number | null },
): Profile {
  return {
    id: user.id,
    email: user.email,
    full_name: user.full_name,
    role: asRole(user.role),
    duties: [...duties],
    balance_cents: balanceCents,
    second_factor: secondFactor,
  }
}

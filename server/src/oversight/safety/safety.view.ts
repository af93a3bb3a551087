import { asRole } from '@tower/contract/access.ts'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type {
  safetyEndpoints,
  SecondPersonAct,
  SignInReport,
  SignInTrouble,
  StaffSession,
  UnusualReading,
} from '@tower/contract/oversight/safety.contract.ts'
import type { Actor } from '../../http/actor.ts'
import type { HeldMail } from '../../mail/held/held-mails.ts'
import type { HeldRow } from '../../mail/held/held-mails.queries.ts'
import { deviceName } from '../../people/identity/sessions/device-name.ts'
import { sessionEndsAt } from '../../people/identity/sessions/session-lifetime.ts'
import type { ChannelWeek } from '../gate/read-week.ts'
import type { ToldRow } from './disclosures/disclosures.queries.ts'
import type { Act } from './four-eyes/list-acts.ts'
import type { StaffSessionRow } from './sessions/sessions.queries.ts'
import type { Trouble } from './sign-in/find-troubles.ts'
import type { SignInCase } from './sign-in/read-trouble.ts'

/** What is known of an address that wants to sign in, as staff see it. */
export function viewReport({ email, account, decision, troubles }: SignInCase): SignInReport {
  return {
    email,
    person: account
      ? {
          id: account.id,
          full_name: account.full_name,
          role: asRole(account.role),
          last_signed_in_at: account.last_signed_in_at?.toISOString() ?? null,
        }
      : null,
    admitted_as: decision.admitted ? decision.role : null,
    troubles: troubles.map(viewTrouble),
  }
}

function viewTrouble({ kind, at, until, times, role, words, remedy }: Trouble): SignInTrouble {
  return {
    kind,
    at: at?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
    times: times ?? null,
    role: role ?? null,
    words: words ?? null,
    remedy: remedy ?? null,
  }
}

/** A session of the staff; `currentId` is the one that asks. */
export function viewStaffSession(row: StaffSessionRow, currentId: string): StaffSession {
  const { created_at: createdAt, refreshed_at: refreshedAt, role } = row
  return {
    id: row.id,
    user_id: row.user_id,
    email: row.email,
    full_name: row.full_name,
    role,
    ...deviceName(row.user_agent),
    network: row.network,
    second_factor: row.assurance === 'aal2',
    created_at: createdAt.toISOString(),
    last_seen_at: refreshedAt.toISOString(),
    ends_at: sessionEndsAt({ role, createdAt, refreshedAt }).toISOString(),
    current: row.id === currentId,
  }
}

/** An act that needed two people. */
export function viewAct(act: Act): SecondPersonAct {
  return {
    kind: act.kind,
    id: act.id,
    what: act.what,
    amount_cents: act.amountCents,
    state: act.state,
    asked_by: act.askedBy,
    asked_at: act.askedAt.toISOString(),
    decided_by: act.decidedBy,
    decided_at: act.decidedAt?.toISOString() ?? null,
    reason: act.reason,
    leads_to: act.leadsTo,
  }
}

/** What left, by channel, and how many mails are held back; which ones is for superadmins. */
export function viewGate(
  channels: readonly ChannelWeek[],
  held: readonly HeldRow[],
  { role }: Pick<Actor, 'role'>,
): CallOutput<typeof safetyEndpoints.readGate> {
  const mails = held.map(({ id, to_email, held_at: at }) => ({ id, to_email, held_at: at.toISOString() }))
  return { channels: [...channels], held: held.length, mails: role === 'superadmin' ? mails : [] }
}

/** A mail that is held back, in words. */
export function viewHeldMail({ to, subject, text, heldAt, names }: HeldMail) {
  return { to_email: to, subject, text, held_at: heldAt.toISOString(), names }
}

/** What superadmins were told of. */
export function viewUnusual({ at, ...row }: ToldRow): UnusualReading {
  return { ...row, at: at.toISOString() }
}

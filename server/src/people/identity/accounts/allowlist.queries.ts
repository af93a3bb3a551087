import type { AllowlistRole } from '@tower/contract/people/allowlist.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type AllowlistRow = {
  id: string
  email: string
  name: string | null
  role: AllowlistRole
  active: boolean
  created_at: Date
  updated_at: Date
}

export type AllowlistWish = {
  /** Normalized: trimmed and lower-cased. */
  email: string
  role: AllowlistRole
  active: boolean
  name: string | null
}

/**
 * Writes entries, in one order of addresses so that two lists can't wait for each other. A name that isn't said stays.
 * Answers those that are new or changed. Who opened an entry stays with it until it is closed and opened again.
 */
export async function saveAllowlistEntries(
  tx: Tx,
  { entries, source, by, at }: { entries: readonly AllowlistWish[]; source: string; by: string; at: Date },
): Promise<AllowlistRow[]> {
  const { rows } = await sql<AllowlistRow>`
    insert into allowlist_entries (email, role, active, name, source, allowed_by, created_at, updated_at)
    select email, role, active, name, ${source}, ${by}::uuid, ${at}, ${at} from unnest(
      ${entries.map(({ email }) => email)}::text[], ${entries.map(({ role }) => role)}::text[],
      ${entries.map(({ active }) => active)}::boolean[], ${entries.map(({ name }) => name)}::text[]
    ) as given (email, role, active, name)
    order by email, role
    on conflict on constraint allowlist_entries__one_per_email_and_role do update
      set active = excluded.active, name = coalesce(excluded.name, allowlist_entries.name), updated_at = excluded.updated_at,
        allowed_by = case when excluded.active and not allowlist_entries.active then excluded.allowed_by else allowlist_entries.allowed_by end
      where allowlist_entries.active <> excluded.active
        or excluded.name is not null and allowlist_entries.name is distinct from excluded.name
    returning id, email, name, role, active, created_at, updated_at`.execute(tx)
  return rows
}

/** The accounts of staff among addresses whose way in as admin was closed. */
export async function listClosedStaff(
  tx: Tx,
  emails: readonly string[],
): Promise<{ id: string; role: string | null }[]> {
  const { rows } = await sql<{ id: string; role: string | null }>`
    select account.id, account.role from allowlist_entries entry join users account on account.email = entry.email
    where entry.email = any(${[...emails]}::text[]) and entry.role = 'admin' and not entry.active
      and account.role in ('admin', 'superadmin') and account.erased_at is null`.execute(tx)
  return rows
}

/** The accounts behind addresses, with their roles. */
export async function listAccountsOf(
  tx: Tx,
  emails: readonly string[],
): Promise<{ id: string; role: string | null }[]> {
  const { rows } = await sql<{ id: string; role: string | null }>`
    select id, role from users where email = any(${[...emails]}::text[]) and erased_at is null`.execute(tx)
  return rows
}

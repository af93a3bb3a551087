import type {
  OnboardingState,
  SponsorRequestSort,
  SponsorRequestState,
} from '@tower/contract/people/sponsor-requests.ts'
import { sql, type SqlBool } from 'kysely'
import { type BoundedTotal, countUpToBound } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import { says } from '../../../word-query.ts'

export type SponsorRequestRow = {
  id: string
  org_name: string
  email: string
  contact_name: string | null
  locale: string
  requested_at: Date
  status: SponsorRequestState
  onboarding_status: OnboardingState
  packet_key: string | null
  invited_at: Date | null
  invited_by: string | null
  released_at: Date | null
  released_by: string | null
  fulfilled_at: Date | null
}

export type RequestFilters = {
  q: string | undefined
  status: SponsorRequestState | undefined
  onboarding: OnboardingState | undefined
}

/** Each order ends with the address, which is unique: pages neither overlap nor leave gaps. */
const orders: Record<SponsorRequestSort, ReturnType<typeof sql>> = {
  '-requested': sql`request.created_at desc, request.email`,
  requested: sql`request.created_at, request.email`,
  org: sql`fold_letters(request.org_name), request.email`,
  '-org': sql`fold_letters(request.org_name) desc, request.email`,
}

/** The first slot that this address, or the account with it, paid for since it asked. */
const paidAt = sql`(
  select min(slot.created_at) from slots slot join donors donor on donor.id = slot.donor_id
  where slot.origin = 'donor' and slot.voided_at is null and slot.created_at >= request.created_at
    and (donor.email = request.email or donor.user_id = (select id from users where email = request.email))
)`
const isPaid = sql`(request.status <> 'fulfilled' and ${paidAt} is not null)`
/** A payment shows at once; {@link fulfillPaidRequests} keeps it. */
const status = sql`case when ${isPaid} then 'fulfilled' else request.status end`

const requestRows = sql`
  select request.id, request.org_name, request.email, request.display_name as contact_name, request.locale,
    request.created_at as requested_at, ${status} as status, request.onboarding_status, request.packet_key,
    request.invited_at, inviter.email as invited_by, request.released_at, releaser.email as released_by,
    coalesce(request.fulfilled_at, ${paidAt}) as fulfilled_at
  from sponsor_requests request
  left join users inviter on inviter.id = request.invited_by
  left join users releaser on releaser.id = request.released_by`

/** One page of the requests the filters show, and how many they show in all. */
export async function listRequestRows(
  tx: Tx,
  filters: RequestFilters,
  { sort, limit, offset }: { sort: SponsorRequestSort; limit: number; offset: number },
): Promise<{ rows: SponsorRequestRow[] } & BoundedTotal> {
  const { rows } = await sql<SponsorRequestRow>`
    ${requestRows} where ${matches(filters)} order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(
    tx,
  )
  return {
    rows,
    ...(await countUpToBound(tx, sql`select from sponsor_requests request where ${matches(filters)}`)),
  }
}

/** Some of the requests the filters show, by address, from the one that follows `after`. */
export async function listRequestsAfter(
  tx: Tx,
  filters: RequestFilters,
  { after, limit }: { after: string; limit: number },
): Promise<SponsorRequestRow[]> {
  const { rows } = await sql<SponsorRequestRow>`
    ${requestRows} where ${matches(filters)} and request.email > ${after}
    order by request.email limit ${limit}`.execute(tx)
  return rows
}

export async function findRequest(tx: Tx, id: string): Promise<SponsorRequestRow | undefined> {
  const { rows } = await sql<SponsorRequestRow>`${requestRows} where request.id = ${id}`.execute(tx)
  return rows[0]
}

/** The same, locked: of two who decide at once, the second sees what the first did. */
export async function findRequestForUpdate(tx: Tx, id: string): Promise<SponsorRequestRow | undefined> {
  await sql`select from sponsor_requests where id = ${id} for update`.execute(tx)
  return findRequest(tx, id)
}

/** The request of an address, begun by staff where it has none. */
export async function ensureRequest(
  tx: Tx,
  { email, orgName, at }: { email: string; orgName: string | null; at: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('sponsor_requests')
    .values({ email, org_name: orgName ?? email, created_at: at, updated_at: at })
    .onConflict((conflict) =>
      conflict.constraint('sponsor_requests__one_per_email').doUpdateSet({
        updated_at: at,
        ...(orgName !== null && { org_name: orgName }),
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Decision = { id: string; actorId: string; at: Date }

export async function markInvited(tx: Tx, { id, actorId, at }: Decision): Promise<void> {
  await tx
    .updateTable('sponsor_requests')
    .set({ status: 'link_sent', invited_at: at, invited_by: actorId, updated_at: at })
    .where('id', '=', id)
    .where('status', '<>', 'fulfilled')
    .execute()
}

export async function markReleased(
  tx: Tx,
  { id, actorId, at, packetKey }: Decision & { packetKey: string },
): Promise<void> {
  await tx
    .updateTable('sponsor_requests')
    .set({ onboarding_status: 'released', released_at: at, released_by: actorId, packet_key: packetKey })
    .where('id', '=', id)
    .execute()
}

/** Keeps which open requests have a paid slot by now; answers those that were not known to. */
export async function fulfillPaidRequests(tx: Tx): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    update sponsor_requests request
    set status = 'fulfilled', fulfilled_at = ${paidAt}, updated_at = ${paidAt}
    where ${isPaid} returning request.id`.execute(tx)
  return rows
}

/** Whom a packet welcomes. */
export async function findPacket(
  tx: Tx,
  packetKey: string,
): Promise<Pick<SponsorRequestRow, 'org_name' | 'email' | 'status'> | undefined> {
  const { rows } = await sql<SponsorRequestRow>`
    ${requestRows} where request.packet_key = ${packetKey}`.execute(tx)
  return rows[0]
}

function matches({ q, status: wanted, onboarding }: RequestFilters) {
  const said = sql`concat_ws(' ', request.org_name, request.email, request.display_name)`
  const conditions = [
    sql<SqlBool>`true`,
    ...(q ? [says(said, q)] : []),
    ...(wanted ? [sql<SqlBool>`${status} = ${wanted}`] : []),
    ...(onboarding ? [sql<SqlBool>`request.onboarding_status = ${onboarding}`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

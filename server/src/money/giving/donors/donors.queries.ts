import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { joinCheckoutOf } from '../payments/checkout-of.queries.ts'

export type Account = { id: string; email: string; email_verified_at: Date | null }

const accountColumns = ['id', 'email', 'email_verified_at'] as const

/** A giver's account. It stays as it is until the gift is in: a change of address waits, and the gift for it. */
export function getAccountForGift(tx: Tx, userId: string): Promise<Account> {
  return tx
    .selectFrom('users')
    .select(accountColumns)
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirstOrThrow()
}

/**
 * Whoever gives under an address and whoever proves it take turns until the transaction ends. No row can stand for
 * an address that nobody gave under yet.
 */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await sql`select ${lockingAddress(sql`${email}::text`)}`.execute(tx)
}

/** The same as a part of another statement; of no address nothing. */
export const lockingAddress = (email: RawBuilder<unknown>) =>
  sql`pg_advisory_xact_lock(hashtextextended('donor:' || ${email}, 0))`

/** What is read of a donor whose row is locked. */
export const donorColumns = [
  'id',
  'kind',
  'user_id',
  'email',
  'display_name',
  'program_cents',
  'reserve_hole_cents',
  'absorbed_cents',
  'slots_minted',
  'shared_cents',
  'merged_into_id',
] as const

export type Donor = NonNullable<Awaited<ReturnType<typeof findDonorOfUserForUpdate>>>

export function findDonorOfUserForUpdate(tx: Tx, userId: string) {
  return tx
    .selectFrom('donors')
    .select(donorColumns)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export function findDonorByEmailForUpdate(tx: Tx, email: string): Promise<Donor | undefined> {
  return tx
    .selectFrom('donors')
    .select(donorColumns)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
}

/** A donor that a gift comes to, with what signs the links of whoever has no account. */
export type GivingDonor = Donor & { link_key?: string }

const givingColumns = sql.join([...donorColumns, 'link_key' as const].map((column) => sql.ref(column)))

/**
 * Whom a gift under an address is for: the account that has proven it, or else the donor that only the address stands
 * for, if there is one. Whichever it is stays as it is until the gift is in; so does the house, taken hold of after the
 * donor, where the gift is for it as well. An account's donor is found, and taken hold of, afterwards.
 */
export async function findByEmailForGift(
  tx: Tx,
  email: string,
  { forHouse }: { forHouse: boolean },
): Promise<{ accountId: string | null; donor: GivingDonor | null; house: Donor | null }> {
  const { rows } = await sql<{ accountId: string | null; donor: GivingDonor | null; house: Donor | null }>`
    with account as (
      select id from users where email = ${email} and email_verified_at is not null for key share
    ), donor as (
      select ${givingColumns} from donors where email = ${email} and not exists (select from account) for update
    ), house as (
      select ${sql.join(donorColumns.map((column) => sql.ref(column)))} from donors
      where kind = 'house' and ${forHouse}::boolean and not exists (select from account)
        and (select count(*) from donor) >= 0
      for update
    )
    select (select id from account) as "accountId", (select to_jsonb(donor) from donor) as donor,
      (select to_jsonb(house) from house) as house`.execute(tx)
  return rows[0] ?? { accountId: null, donor: null, house: null }
}

/** Locks both donors a join may touch, in id order, so that two joins can't wait for each other. */
export async function lockDonorsOf(
  tx: Tx,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await tx
    .selectFrom('donors')
    .select('id')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', '=', email)]))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Makes a person's donor row, unless someone else just did: then it answers nothing. */
export async function insertPerson(
  tx: Tx,
  donor: {
    userId: string | null
    email: string | null
    displayName: string | null
    payerName?: string | null | undefined
    at: Date
  },
): Promise<GivingDonor | undefined> {
  const payerName = donor.displayName === null ? (donor.payerName ?? null) : null
  return tx
    .insertInto('donors')
    .values({
      kind: 'person',
      user_id: donor.userId,
      email: donor.email,
      display_name: donor.displayName ?? payerName,
      named_by_provider: payerName !== null,
      created_at: donor.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning([...donorColumns, 'link_key'])
    .executeTakeFirst()
}

/** Makes a donor of whom only the name is known; another one of the same name is another donor. */
export async function insertNamed(tx: Tx, donor: { displayName: string; at: Date }): Promise<string> {
  const row = await tx
    .insertInto('donors')
    .values({ kind: 'person', by_name: true, display_name: donor.displayName, created_at: donor.at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** The donor that stands for another one by now: whom it was joined into, as often as it was. */
export async function findHeir(tx: Tx, donorId: string): Promise<Donor | undefined> {
  const { id: heirId } = await rows(z.object({ id: z.string().nullable() }))`
    select donor_heir(${donorId}) as id`.one(tx)
  if (heirId === null) return undefined
  const heir = await tx
    .selectFrom('donors')
    .select(donorColumns)
    .where('id', '=', heirId)
    .where('kind', '=', 'person')
    .forUpdate()
    .executeTakeFirst()
  return heir?.merged_into_id === null ? heir : undefined
}

/** The name that an account gave with its gifts. */
export async function findGivenName(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('donors')
    .select('display_name')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.display_name ?? null
}

/** The house's own donor: gifts of nobody in particular, and the slots that staff money doubles. */
export async function lockHouseDonor(tx: Tx, kind: 'house' | 'matching', at: Date): Promise<Donor> {
  const find = () =>
    tx.selectFrom('donors').select(donorColumns).where('kind', '=', kind).forUpdate().executeTakeFirst()
  const known = await find()
  if (known) return known
  await tx
    .insertInto('donors')
    .values({ kind, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await find()
  if (!made) throw new Error(`there is no ${kind} donor`)
  return made
}

/** Makes an address's donor the account's that proved the address. */
export async function setDonorAccount(tx: Tx, donorId: string, userId: string): Promise<void> {
  await tx.updateTable('donors').set({ user_id: userId, email: null }).where('id', '=', donorId).execute()
}

/** Gives an address to a donor who had none. */
export async function setDonorAddress(tx: Tx, donorId: string, email: string): Promise<void> {
  await tx.updateTable('donors').set({ email }).where('id', '=', donorId).execute()
}

/** What the refund reserve ever paid for a donor's gifts. */
export async function sumPaidByReserve(tx: Tx, donorId: string): Promise<number> {
  const { cents } = await rows(z.object({ cents: z.number() }))`
    select coalesce(-sum(posting.amount_cents), 0)::bigint as cents
    from payments payment
    join ledger_transactions entry on entry.payment_id = payment.id and entry.kind in ('refund_out', 'refund_reversed')
    join ledger_postings posting on posting.transaction_id = entry.id
    join ledger_accounts account on account.id = posting.account_id and account.kind = 'refund_reserve'
    where payment.donor_id = ${donorId} and payment.destination = 'classrooms'`.one(tx)
  return cents
}

/** Hands payments to another donor. */
export async function movePayments(
  tx: Tx,
  { fromId, intoId }: { fromId: string; intoId: string },
): Promise<void> {
  await tx.updateTable('payments').set({ donor_id: intoId }).where('donor_id', '=', fromId).execute()
}

/**
 * Adds one donor's totals to another's and leaves the first empty, pointing at where they went. That staff corrected who was joined
 * goes along: what was asked for before, as a monthly gift is, reaches whoever stands for them by what it says no more.
 */
export async function moveTotals(
  tx: Tx,
  {
    from,
    intoId,
    programCents,
  }: { from: Omit<Donor, 'merged_into_id' | 'display_name'>; intoId: string; programCents: number },
): Promise<void> {
  await tx
    .updateTable('donors')
    .set(({ eb }) => ({
      program_cents: eb('program_cents', '+', programCents),
      reserve_hole_cents: eb('reserve_hole_cents', '+', from.reserve_hole_cents),
      absorbed_cents: eb('absorbed_cents', '+', from.absorbed_cents),
      slots_minted: eb('slots_minted', '+', from.slots_minted),
      shared_cents: eb('shared_cents', '+', from.shared_cents),
      corrected_at: sql<Date | null>`greatest(donors.corrected_at,
        (select joined.corrected_at from donors joined where joined.id = ${from.id}))`,
    }))
    .where('id', '=', intoId)
    .execute()
  await tx
    .updateTable('donors')
    .set({
      program_cents: 0,
      reserve_hole_cents: 0,
      absorbed_cents: 0,
      slots_minted: 0,
      shared_cents: 0,
      merged_into_id: intoId,
      email: null,
    })
    .where('id', '=', from.id)
    .execute()
}

export function findDonor(tx: Tx, donorId: string): Promise<Donor | undefined> {
  return tx.selectFrom('donors').select(donorColumns).where('id', '=', donorId).executeTakeFirst()
}

/** Where a donor reads: at their account's address, proven or not, else at their own. */
export async function findReadingAddress(tx: Tx, donorId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('donors')
    .leftJoin('users', 'users.id', 'donors.user_id')
    .select((eb) => eb.fn.coalesce('users.email', 'donors.email').as('email'))
    .where('donors.id', '=', donorId)
    .executeTakeFirst()
  return row?.email ?? null
}

export function findDonorOfUser(tx: Tx, userId: string): Promise<Donor | undefined> {
  return tx.selectFrom('donors').select(donorColumns).where('user_id', '=', userId).executeTakeFirst()
}

/**
 * What is left of a donor's program gifts for which they wanted to be named nowhere: on their own tower and on the shared
 * one. Refunds take from the gift first.
 */
export function sumUnnamedGifts(
  tx: Tx,
  donorId: string,
): Promise<{ own_cents: number; shared_cents: number }> {
  return rows(z.object({ own_cents: z.number(), shared_cents: z.number() }))`
    select coalesce(sum(payment.shared_cents), 0)::bigint as shared_cents,
      coalesce(sum(payment.amount_cents - least(payment.refunded_cents, payment.amount_cents) - payment.shared_cents), 0)::bigint
        as own_cents
    from payments payment ${joinCheckoutOf}
    where payment.donor_id = ${donorId} and payment.state = 'settled' and payment.destination = 'classrooms'
      and checkout.anonymous`.one(tx)
}

/**
 * The least SQL that records a paid gift rightly: checkout and donor locked, payment, ledger, balances and, for each
 * full $800, a slot; one transaction, each statement once. Parameters are written `:name`: the floor server binds
 * them through the driver and pgbench by its own variables, so that floor and ceiling run the same SQL.
 *
 * Kept from the server: the tables with all their constraints, indexes and triggers, the order of locks, that a
 * payment counts once. Left out: signature, contract, the log of provider events and the lock against events in another
 * order, looking the account up, making donors and accounts, amount and currency checks, designation, general fund
 * and refund reserve, receipt and its mail, the notice to staff and live events.
 */
export const donationSql = {
  lockCheckout: 'select amount_cents, email from checkouts where id = :checkout for update',
  lockDonor: `select id, slots_minted, program_cents - slots_minted * 80000 as balance_cents from donors
    where email = :email for update`,
  insertPayment: `insert into payments
    (provider_payment_id, checkout_id, donor_id, destination, amount_cents, currency, email, state, settled_at)
    values (:payment_ref, :checkout, :donor, 'classrooms', :amount, 'usd', :email, 'settled', now()) returning id`,
  closeCheckout: `update checkouts set state = 'complete', completed_at = now() where id = :checkout`,
  insertArrival: `insert into ledger_transactions (kind, idempotency_key, occurred_at, payment_id)
    values ('payment_in', 'payment:' || :payment::text, now(), :payment::uuid) returning id`,
  lockAccounts: `select id from ledger_accounts
    where (kind = 'processor' and owner_id is null) or (kind = 'donor_program' and owner_id = :donor)
    order by id for update`,
  insertPostings: `insert into ledger_postings (transaction_id, account_id, unit, amount_cents)
    select :entry::uuid, id, unit, case kind when 'processor' then -:amount::bigint else :amount::bigint end
    from ledger_accounts where (kind = 'processor' and owner_id is null) or (kind = 'donor_program' and owner_id = :donor)`,
  moveBalances: `update ledger_accounts
    set balance_cents = balance_cents + case kind when 'processor' then -:amount::bigint else :amount::bigint end
    where (kind = 'processor' and owner_id is null) or (kind = 'donor_program' and owner_id = :donor)`,
  insertSlot: `insert into slots (donor_id, ordinal, payment_id, pool_id, origin)
    values (:donor, :slots_minted::int + 1, :payment, 'classrooms', 'donor') returning id`,
  insertMint: `insert into ledger_transactions (kind, idempotency_key, occurred_at, payment_id, slot_id)
    values ('slots_minted', 'mint:' || :donor::text || ':' || (:slots_minted::int + 1), now(), :payment, :slot) returning id`,
  openSlotAccount: `insert into ledger_accounts (kind, owner_id, unit, floor_cents, balance_cents)
    values ('slot', :slot, 'USD', 0, 80000)`,
  insertMintPostings: `insert into ledger_postings (transaction_id, account_id, unit, amount_cents)
    select :mint::uuid, id, unit, case kind when 'slot' then 80000 else -80000 end from ledger_accounts
    where (kind = 'slot' and owner_id = :slot) or (kind = 'donor_program' and owner_id = :donor)`,
  takePrice: `update ledger_accounts set balance_cents = balance_cents - 80000
    where kind = 'donor_program' and owner_id = :donor`,
  updateDonor: `update donors set program_cents = program_cents + :amount::bigint, slots_minted = slots_minted + :minted::int
    where id = :donor`,
} as const

export type DonationStatement = keyof typeof donationSql

/** A statement for the driver: `$1`, `$2` … and the names of their values in that order. */
export function bindByPosition(name: DonationStatement): { text: string; names: string[] } {
  const names: string[] = []
  const text = donationSql[name].replace(/(?<!:):([a-z_]+)/g, (_, parameter: string) => {
    if (!names.includes(parameter)) names.push(parameter)
    return `$${names.indexOf(parameter) + 1}`
  })
  return { text, names }
}

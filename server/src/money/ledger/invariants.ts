/**
 * The invariants of money, slots, budgets, receipts and draws. Each query must return no row, at any moment,
 * after any crash. `npm run tower -- verify-ledger` and a nightly job run them all in one snapshot.
 */
export const invariants: readonly { name: string; sql: string }[] = [
  {
    name: 'every transaction sums to zero in one unit and has two sides',
    sql: `select entry.id from ledger_transactions entry left join ledger_postings posting on posting.transaction_id = entry.id
      group by entry.id having coalesce(sum(posting.amount_cents), 1) <> 0 or count(posting.id) < 2 or count(distinct posting.unit) <> 1`,
  },
  {
    name: 'all postings of a unit sum to zero',
    sql: 'select unit from ledger_postings group by unit having sum(amount_cents) <> 0',
  },
  {
    name: 'every balance is the sum of its postings and not below its floor',
    sql: `select account.id from ledger_accounts account left join ledger_postings posting on posting.account_id = account.id
      group by account.id having account.balance_cents <> coalesce(sum(posting.amount_cents), 0)
        or account.balance_cents < coalesce(account.floor_cents, account.balance_cents)`,
  },
  {
    name: 'the live slots and the remainder of a person, and of the matching fund, make up the program total',
    sql: `select donor.id from donors donor
      left join ledger_accounts account on account.kind = 'donor_program' and account.owner_id = donor.id
      left join lateral (select count(*) filter (where voided_at is null) as live, count(*) as ever, coalesce(max(ordinal), 0) as last
        from slots where slots.donor_id = donor.id) slot on true
      where donor.kind in ('person', 'matching') and (
        coalesce(account.balance_cents, 0) not between 0 and 79999
        or donor.program_cents + donor.reserve_hole_cents <> slot.live * 80000 + coalesce(account.balance_cents, 0)
        or donor.slots_minted <> slot.live or slot.ever <> slot.last)`,
  },
  {
    name: 'the house’s live slots and remainder make up its program total',
    sql: `select donor.id from donors donor
      left join ledger_accounts account on account.kind = 'fund_classrooms' and account.owner_id is null
      left join lateral (select count(*) filter (where voided_at is null) as live, count(*) as ever, coalesce(max(ordinal), 0) as last
        from slots where slots.donor_id = donor.id) slot on true
      where donor.kind = 'house' and (
        coalesce(account.balance_cents, 0) not between 0 and 79999
        or donor.program_cents + donor.reserve_hole_cents <> slot.live * 80000 + coalesce(account.balance_cents, 0)
        or donor.slots_minted <> slot.live or slot.ever <> slot.last)`,
  },
  {
    name: 'a donor’s program total is what settled, or the matching fund gave, less what went back',
    sql: `select donor.id from donors donor
      left join lateral (
        select coalesce(sum(posting.amount_cents), 0) as net from ledger_postings posting
        join ledger_transactions entry on entry.id = posting.transaction_id
        join ledger_accounts account on account.id = posting.account_id
        where account.kind = 'donor_program' and account.owner_id = donor.id and entry.kind in ('payment_in', 'refund_out', 'donor_merged', 'gift_matched')
      ) moved on true
      left join lateral (
        select coalesce(-sum(posting.amount_cents), 0) as net from ledger_postings posting
        join ledger_transactions entry on entry.id = posting.transaction_id
        join ledger_accounts account on account.id = posting.account_id
        join payments payment on payment.id = entry.payment_id and payment.donor_id = donor.id
        where account.kind = 'refund_reserve' and entry.kind = 'refund_out' and payment.destination = 'classrooms'
      ) reserve on true
      where donor.kind in ('person', 'matching') and donor.program_cents <> moved.net - reserve.net`,
  },
  {
    name: 'a waiting slot holds exactly $800, an assigned or voided one nothing',
    sql: `select slot.id from slots slot
      left join ledger_accounts account on account.kind = 'slot' and account.owner_id = slot.id
      where coalesce(account.balance_cents, -1) <> case when slot.classroom_id is null and slot.voided_at is null then 80000 else 0 end`,
  },
  {
    name: 'a draw assigns at most its capacity and only rooms of its list',
    sql: `select draw.id from assignment_slots draw
      left join lateral (select count(*) as winners, coalesce(max(position), 0) as last from draw_winners where draw_id = draw.id) won on true
      left join lateral (select count(*) as slots from slots where draw_id = draw.id) given on true
      where won.winners > draw.capacity or won.winners <> won.last or won.winners <> given.slots
        or (draw.state in ('scheduled', 'frozen') and won.winners > 0)`,
  },
  {
    name: 'a winner’s slot points back at the draw and the room',
    sql: `select winner.draw_id from draw_winners winner join slots slot on slot.id = winner.slot_id
      where slot.draw_id is distinct from winner.draw_id or slot.classroom_id is distinct from winner.classroom_id`,
  },
  {
    name: 'a frozen draw’s count and weight are those of its list',
    sql: `select draw.id from assignment_slots draw
      left join lateral (select count(*) as entries, coalesce(sum(weight), 0) as weight from draw_entries where draw_id = draw.id) list on true
      where draw.state in ('frozen', 'completed') and (draw.entries_count <> list.entries or draw.total_weight <> list.weight)`,
  },
  {
    name: 'the processor holds what settled less what went back',
    sql: `select 'processor' where coalesce((select -balance_cents from ledger_accounts where kind = 'processor'), 0)
      <> (select coalesce(sum(amount_cents + fee_cover_cents - refunded_cents), 0) from payments where state = 'settled')`,
  },
  {
    name: 'each settled payment came in once, with its amount',
    sql: `select payment.id from payments payment
      left join lateral (
        select coalesce(-sum(posting.amount_cents), 0) as cents, count(*) as facts from ledger_transactions entry
        join ledger_postings posting on posting.transaction_id = entry.id
        join ledger_accounts account on account.id = posting.account_id and account.kind = 'processor'
        where entry.payment_id = payment.id and entry.kind = 'payment_in'
      ) came on true
      where (payment.state = 'settled' and (came.cents <> payment.amount_cents + payment.fee_cover_cents or came.facts <> 1))
        or (payment.state <> 'settled' and came.facts <> 0)`,
  },
  {
    name: 'a payment’s refunds are what was refunded',
    sql: `select payment.id from payments payment left join refunds refund on refund.payment_id = payment.id
      group by payment.id having payment.refunded_cents <> coalesce(sum(refund.amount_cents), 0)`,
  },
  {
    name: 'the shares of an untargeted gift add up to it',
    sql: `select payment.id from payments payment left join payment_shares share on share.payment_id = payment.id
      where payment.state = 'settled' and payment.destination = 'project'
      group by payment.id having coalesce(sum(share.amount_cents), 0) <> payment.amount_cents`,
  },
  {
    name: 'a budget’s allocation is what was posted into it, and what is left, reserved and spent make it up',
    sql: `select budget.id from teacher_budgets budget
      left join lateral (select coalesce(sum(balance_cents), 0) as held from ledger_accounts
        where owner_id = budget.id and kind in ('budget', 'reserved', 'spent')) account on true
      where budget.allocated_cents <> account.held`,
  },
  {
    name: 'a slot is frozen while, and only while, its payment is disputed',
    sql: `select slot.id from slots slot
      where slot.voided_at is null and (slot.frozen_at is not null) <> exists (
        select from disputes dispute where dispute.payment_id = slot.payment_id and dispute.state = 'open')`,
  },
  {
    name: 'a budget is held while, and only while, a slot that went into it is frozen',
    sql: `select budget.id from teacher_budgets budget
      where (budget.disputed_at is not null) <> exists (
        select from slots slot where slot.teacher_id = budget.teacher_id and slot.frozen_at is not null
          and extract(year from slot.assigned_at at time zone 'UTC' + interval '6 months') = budget.fiscal_year)`,
  },
  {
    name: 'receipts are numbered without gaps',
    sql: `select number from (select number, row_number() over (order by number) as place from receipts) numbered where number <> place
      union all select last_number from receipt_counter where last_number <> (select count(*) from receipts)`,
  },
  {
    name: 'a valid receipt stands for what is left of a settled gift',
    sql: `select payment.id from payments payment
      left join receipts receipt on receipt.payment_id = payment.id and receipt.voided_at is null
      where (payment.state = 'settled' and payment.refunded_cents < payment.amount_cents + payment.fee_cover_cents
             and receipt.amount_cents is distinct from payment.amount_cents + payment.fee_cover_cents - payment.refunded_cents)
         or (receipt.number is not null and (payment.state <> 'settled'
             or payment.refunded_cents >= payment.amount_cents + payment.fee_cover_cents))`,
  },
  {
    name: 'a complete checkout has its payment',
    sql: `select checkout.id from checkouts checkout left join payments payment on payment.checkout_id = checkout.id
      where checkout.state = 'complete' and payment.state is distinct from 'settled'`,
  },
  {
    name: 'a prospect and a goal raised what was given to them less what went back',
    sql: `select prospect.id from prospects prospect
      left join lateral (select coalesce(sum(greatest(payment.amount_cents - payment.refunded_cents, 0)), 0) as cents
        from sponsorships gift join payments payment on payment.sponsorship_id = gift.id and payment.state = 'settled'
        where gift.prospect_id = prospect.id) given on true
      where prospect.raised_cents <> given.cents
      union all select goal.id from prospect_goals goal
      left join lateral (select coalesce(sum(greatest(payment.amount_cents - payment.refunded_cents, 0)), 0) as cents
        from sponsorships gift join payments payment on payment.sponsorship_id = gift.id and payment.state = 'settled'
        where gift.prospect_id = goal.prospect_id and gift.goal_id = goal.id) given on true
      where goal.raised_cents <> given.cents`,
  },
  {
    name: 'what a prospect and a goal raised is what was posted for them, less what the reserve paid back',
    sql: `select owner.id from (
        select goal.id, goal.raised_cents as cents from prospect_goals goal
        union all select prospect.id, prospect.raised_cents - coalesce(sum(goal.raised_cents), 0)
          from prospects prospect left join prospect_goals goal on goal.prospect_id = prospect.id group by prospect.id
      ) owner
      left join lateral (select coalesce(sum(posting.amount_cents), 0) as net from ledger_accounts account
        join ledger_postings posting on posting.account_id = account.id
        join ledger_transactions entry on entry.id = posting.transaction_id and entry.kind in ('payment_in', 'refund_out')
        where account.kind = 'prospect_goal' and account.owner_id = owner.id) posted on true
      left join lateral (select coalesce(sum(posting.amount_cents), 0) as net from sponsorships gift
        join payments payment on payment.sponsorship_id = gift.id
        join ledger_transactions entry on entry.payment_id = payment.id and entry.kind = 'refund_out'
        join ledger_postings posting on posting.transaction_id = entry.id
        join ledger_accounts account on account.id = posting.account_id and account.kind = 'refund_reserve'
        where coalesce(gift.goal_id, gift.prospect_id) = owner.id) reserve on true
      where owner.cents <> posted.net + reserve.net`,
  },
  {
    name: 'a payment to a prospect is what was asked, brings no slot, and a monthly one names its month',
    sql: `select payment.id from payments payment join sponsorships gift on gift.id = payment.sponsorship_id
      where payment.state = 'settled' and (payment.destination <> 'prospects' or payment.amount_cents <> gift.amount_cents
        or (gift.kind = 'recurring') <> (payment.provider_invoice_id is not null))
      union all select slot.id from slots slot join payments payment on payment.id = slot.payment_id
      where payment.sponsorship_id is not null`,
  },
  {
    name: 'nobody is public, nor consented for, unless a guardian’s last word is yes',
    sql: `select prospect.id from prospects prospect
      left join lateral (select consent.id, consent.granted from prospect_consents consent
        where consent.prospect_id = prospect.id order by consent.id desc limit 1) word on true
      where prospect.consent_id is distinct from case when word.granted then word.id end
        or (prospect.status = 'approved' and word.granted is distinct from true)`,
  },
  {
    name: 'the audit chain has no gap',
    sql: `select seq from (select seq, previous_hash, lag(hash) over (order by seq) as before, row_number() over (order by seq) as place from audit_log) row
      where seq <> place or (seq > 1 and previous_hash <> before)
      union all select head.seq from audit_head head where head.seq <> (select count(*) from audit_log)
        or (head.seq > 0 and head.hash <> (select hash from audit_log order by seq desc limit 1))`,
  },
]

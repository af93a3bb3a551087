import { generalFundSplit } from '@tower/contract/money.ts'
import type { Invariant } from './invariant.ts'

const { version, percent } = generalFundSplit

/** One row for each payment that came in, with what each kind of account was given. No fact comes twice (postings.ts). */
const arrivals = `
  select payment_id,
    -coalesce(sum(amount_cents) filter (where account_kind = 'processor'), 0) as total,
    coalesce(sum(amount_cents) filter (where account_kind = 'fee_cover'), 0) as fee,
    coalesce(sum(amount_cents) filter (where account_kind = 'donor_program'), 0) as own,
    coalesce(sum(amount_cents) filter (where account_kind = 'fund_classrooms'), 0) as classrooms,
    coalesce(sum(amount_cents) filter (where account_kind = 'fund_prospects'), 0) as prospects,
    coalesce(sum(amount_cents) filter (where account_kind = 'fund_smbs'), 0) as smbs,
    coalesce(sum(amount_cents) filter (where account_kind = 'fund_operations'), 0) as operations,
    coalesce(sum(amount_cents) filter (where account_kind = 'prospect_goal'), 0) as goal
  from {{moves}} moved where {payment_id} and kind = 'payment_in' and payment_id is not null
  group by payment_id`

const split = `
  select payment_id,
    coalesce(sum(amount_cents) filter (where share = 'classrooms'), 0) as classrooms,
    coalesce(sum(amount_cents) filter (where share = 'prospects'), 0) as prospects,
    coalesce(sum(amount_cents) filter (where share = 'smbs'), 0) as smbs,
    coalesce(sum(amount_cents) filter (where share = 'operations'), 0) as operations,
    min(split_version) as first_version, max(split_version) as last_version
  from payment_shares where {payment_id} group by payment_id`

/** What must hold of each gift on its way from the provider into the accounts it was meant for. */
export const giftInvariants: readonly Invariant[] = [
  {
    name: 'each settled payment came in once, with its amount and its fee, for what it was given',
    by: 'payments',
    sql: `select payment.id from payments payment
      left join (${arrivals}) came on came.payment_id = payment.id
      left join (${split}) share on share.payment_id = payment.id
      left join donors house on house.id = payment.donor_id and house.kind = 'house'
      where {payment.id} and case when payment.state <> 'settled' then came.payment_id is not null else
        came.payment_id is null or came.total <> payment.amount_cents + payment.fee_cover_cents
        or came.fee <> payment.fee_cover_cents
        or case payment.destination
          when 'classrooms' then case when house.id is not null then came.classrooms <> payment.amount_cents
            else came.own <> payment.amount_cents or came.classrooms <> 0 end
          when 'project' then came.own <> 0 or share.payment_id is null
            or (came.classrooms, came.prospects, came.smbs, came.operations)
              <> (share.classrooms, share.prospects, share.smbs, share.operations)
          when 'prospects' then payment.amount_cents
            <> case when payment.sponsorship_id is null then came.prospects else came.goal end
          else true end
      end`,
  },
  {
    name: 'each settled payment came to the donor, or to the goal, that it was given by or for',
    by: 'payments',
    sql: `select payment.id from {{moves}} moved
      join payments payment on payment.id = moved.payment_id and payment.state = 'settled'
      left join sponsorships gift on gift.id = payment.sponsorship_id
      where {moved.payment_id} and {payment.id} and moved.kind = 'payment_in' and case moved.account_kind
        when 'donor_program' then case when moved.owner_id = payment.donor_id then false
          else donor_heir(moved.owner_id) is distinct from payment.donor_id end
        when 'prospect_goal' then moved.owner_id is distinct from coalesce(gift.goal_id, gift.prospect_id)
        else false end`,
  },
  {
    name: 'an untargeted gift is split by the rule of its day, and no other gift is split',
    by: 'payments',
    sql: `select coalesce(payment.id, share.payment_id) from (${split}) share
      full join (select id, amount_cents from payments where {id} and state = 'settled' and destination = 'project') payment
        on payment.id = share.payment_id
      where payment.id is null or share.payment_id is null
        or share.classrooms + share.prospects + share.smbs + share.operations <> payment.amount_cents
        or share.first_version <> share.last_version
        or (share.first_version = '${version}' and (share.classrooms, share.prospects, share.smbs)
          <> (payment.amount_cents * ${percent.classrooms} / 100, payment.amount_cents * ${percent.prospects} / 100,
            payment.amount_cents * ${percent.smbs} / 100))`,
  },
  {
    name: 'a settled payment is what its checkout asked for, of whoever asked it',
    by: 'payments',
    sql: `select payment.id from payments payment
      join checkouts checkout on checkout.id = payment.checkout_id
      left join donors donor on donor.id = payment.donor_id
      where {payment.id} and payment.state = 'settled' and (checkout.state <> 'complete'
        or checkout.amount_cents <> payment.amount_cents or checkout.fee_cover_cents <> payment.fee_cover_cents
        or checkout.destination <> payment.destination or lower(checkout.currency) <> lower(payment.currency)
        or (checkout.user_id is not null and checkout.user_id is distinct from donor.user_id)
        or donor.merged_into_id is not null)`,
  },
]

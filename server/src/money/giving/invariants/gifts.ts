import { generalFundSplit } from '@tower/contract/money.ts'
import type { SurveyRule } from '../../../invariant.ts'
import { ownerOf } from '../../ledger/invariants/owner-of.ts'

const { version, percent } = generalFundSplit

/** One row for each payment that came in, with what each kind of account was given. No fact comes twice. */
export const arrivals = `
  select moved.payment_id, max(moved.occurred_at) as at,
    -coalesce(sum_cents(moved.amount_cents) filter (where moved.account_kind = 'processor'), 0) as total,
    coalesce(sum_cents(moved.amount_cents) filter (where moved.account_kind = 'fee_cover'), 0) as fee,
    coalesce(sum_cents(moved.amount_cents) filter (where moved.account_kind = 'donor_program'), 0) as own,
    coalesce(sum_cents(moved.amount_cents) filter (where moved.account_kind = 'fund_classrooms'), 0) as classrooms,
    coalesce(sum_cents(moved.amount_cents) filter (where moved.account_kind = 'fund_prospects'), 0) as prospects,
    coalesce(sum_cents(moved.amount_cents) filter (where moved.account_kind = 'fund_smbs'), 0) as smbs,
    coalesce(sum_cents(moved.amount_cents) filter (where moved.account_kind = 'fund_operations'), 0) as operations,
    coalesce(sum_cents(moved.amount_cents) filter (where moved.account_kind = 'prospect_goal'), 0) as goal,
    coalesce(sum_cents(moved.amount_cents) filter (where moved.account_kind = 'teacher_direct'), 0) as direct,
    coalesce(sum_cents(moved.amount_cents) filter (where moved.account_kind = 'pack_sales'), 0) as sold,
    min(${ownerOf('moved')}) filter (where moved.account_kind = 'donor_program') as first_donor,
    max(${ownerOf('moved')}) filter (where moved.account_kind = 'donor_program') as last_donor,
    min(${ownerOf('moved')}) filter (where moved.account_kind = 'prospect_goal') as first_goal,
    max(${ownerOf('moved')}) filter (where moved.account_kind = 'prospect_goal') as last_goal
  from {{moves}} moved
  where {moved.payment_id of payment.id} and moved.kind = 'payment_in' group by moved.payment_id`

/** One row for each gift that was split. */
export const split = `
  select payment_id,
    coalesce(sum_cents(amount_cents) filter (where share = 'classrooms'), 0) as classrooms,
    coalesce(sum_cents(amount_cents) filter (where share = 'prospects'), 0) as prospects,
    coalesce(sum_cents(amount_cents) filter (where share = 'smbs'), 0) as smbs,
    coalesce(sum_cents(amount_cents) filter (where share = 'operations'), 0) as operations,
    min(split_version) as first_version, max(split_version) as last_version
  from payment_shares where {payment_id of payment.id} group by payment_id`

/** What must hold of each gift on its way from the provider into the accounts it was meant for (payment-survey.ts). */
export const giftRules: readonly SurveyRule[] = [
  {
    name: 'each settled payment came in once, with its amount and its fee, for what it was given',
    broken: `case when payment.state <> 'settled' then came.payment_id is not null else
        came.payment_id is null or came.total <> payment.amount_cents + payment.fee_cover_cents
        or came.fee <> payment.fee_cover_cents
        or case payment.destination
          when 'classrooms' then case when donor.kind = 'house' then came.classrooms <> payment.amount_cents
            else came.own <> payment.amount_cents or came.classrooms <> 0 end
          when 'project' then came.own <> 0 or share.payment_id is null
            or (came.classrooms, came.prospects, came.smbs, came.operations)
              <> (share.classrooms, share.prospects, share.smbs, share.operations)
          when 'teacher_direct' then came.direct <> payment.amount_cents
          when 'credits' then came.sold <> payment.amount_cents
          when 'prospects' then payment.amount_cents
            <> case when payment.sponsorship_id is null then came.prospects else came.goal end
          else true end
      end`,
  },
  {
    name: 'each settled payment came to the donor, or to the goal, that it was given by or for',
    broken: `payment.state = 'settled' and (
      case when came.first_donor = payment.donor_id::text then false
        else donor_heir(came.first_donor::uuid) is distinct from payment.donor_id and came.first_donor is not null end
      or came.first_donor <> came.last_donor or came.first_goal <> came.last_goal
      or (came.first_goal is not null and came.first_goal is distinct from coalesce(gift.goal_id, gift.prospect_id)::text))`,
  },
  {
    name: 'an untargeted gift is split by the rule of its day, and no other gift is split',
    broken: `(payment.state = 'settled' and payment.destination = 'project') <> (share.payment_id is not null)
      or share.classrooms + share.prospects + share.smbs + share.operations <> payment.amount_cents
      or share.first_version <> share.last_version
      or (share.first_version = '${version}' and (share.classrooms, share.prospects, share.smbs)
        <> (payment.amount_cents * ${percent.classrooms} / 100, payment.amount_cents * ${percent.prospects} / 100,
          payment.amount_cents * ${percent.smbs} / 100))`,
  },
  {
    name: 'a settled payment is what its checkout asked for, of whoever asked it',
    broken: `payment.state = 'settled' and checkout.id = payment.checkout_id and (checkout.state <> 'complete'
        or checkout.amount_cents <> payment.amount_cents or checkout.fee_cover_cents <> payment.fee_cover_cents
        or checkout.destination <> payment.destination or lower(checkout.currency) <> lower(payment.currency)
        or (checkout.user_id is not null and checkout.user_id is distinct from donor.user_id)
        or donor.merged_into_id is not null)`,
  },
]

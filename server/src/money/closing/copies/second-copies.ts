import type { DB } from '../../../database/schema.generated.ts'
import type { SumRule, Survey, SurveyPart } from '../../../invariant.ts'

type Copied = {
  /** As `said_of_<of>` tells what is kept. */
  of: string
  table: keyof DB
  /** What each row says, where it says something. */
  each: string
  /** What names a row, and its type. */
  key?: string
  type?: 'uuid' | 'text' | 'boolean'
  /** True of a row that shows that words of it went with a person. */
  lostWords?: (row: string) => string
  rule: string
}

/** All that has a second copy (migration 0169). */
const copied: readonly Copied[] = [
  {
    of: 'order_items',
    table: 'order_items',
    each: `select said_of_order_items(kept) as said from order_items kept where {kept.id}`,
    lostWords: (row) => `${row}.name || ${row}.category ~* 'erased'`,
    rule: 'what was ordered is what was ordered when it was',
  },
  {
    of: 'order_returns',
    table: 'order_returns',
    each: `select said_of_order_returns(kept) as said from order_returns kept where {kept.id}`,
    lostWords: (row) => `${row}.reason || coalesce(${row}.reference, '') ~* 'erased'`,
    rule: 'a return of an order is what was written down of it',
  },
  {
    of: 'card_allowances',
    table: 'card_allowances',
    each: `select said_of_card_allowances(kept) as said from card_allowances kept where {kept.id}`,
    rule: 'a card is of the teacher, the budget, the store and the amount that it was opened for',
  },
  {
    of: 'card_numbers',
    table: 'card_allowances',
    each: `select said_of_card_numbers(kept) as said from card_allowances kept where {kept.id}`,
    rule: 'a card is the one that its issuer made',
  },
  {
    of: 'card_ends',
    table: 'card_allowances',
    each: `select said_of_card_ends(kept) as said from card_allowances kept where {kept.id}`,
    rule: 'a card ends when it was to end last',
  },
  {
    of: 'card_purchases',
    table: 'card_authorizations',
    each: `select said_of_card_purchases(kept) as said from card_authorizations kept where {kept.id}`,
    type: 'text',
    rule: 'a purchase by card was made where and when its issuer told last',
  },
  {
    of: 'card_transactions',
    table: 'card_transactions',
    each: `select said_of_card_transactions(kept) as said from card_transactions kept where {kept.id}`,
    type: 'text',
    rule: 'what a merchant took or gave back is what the issuer told',
  },
  {
    of: 'disbursements',
    table: 'disbursements',
    each: `select said_of_disbursements(kept) as said from disbursements kept where {kept.id}`,
    lostWords: (row) => `(${row}.erased_at is not null or ${row}.payee || ${row}.paid_for ~* 'erased')`,
    rule: 'a disbursement is to whom, for what, of which day and by which document it was recorded',
  },
  {
    of: 'offline_gifts',
    table: 'offline_gifts',
    each: `select said_of_offline_gifts(kept) as said from offline_gifts kept where {kept.id}`,
    rule: 'an offline gift is of the kind and for what it was entered',
  },
  {
    of: 'offline_facts',
    table: 'offline_gifts',
    each: `select said_of_offline_facts(kept) as said from offline_gifts kept where {kept.id}`,
    rule: 'an offline gift is of the amount, the day and the number that staff wrote down last',
  },
  {
    of: 'sponsorships',
    table: 'sponsorships',
    each: `select said_of_sponsorships(kept) as said from sponsorships kept where {kept.id}`,
    rule: 'a monthly gift is by the subscription that began with it, for whom it began',
  },
  {
    of: 'balance_watch',
    table: 'balance_watch',
    each: `select said_of_balance_watch(kept) as said from balance_watch kept where true`,
    key: 'single',
    type: 'boolean',
    rule: 'the provider’s first balance is the one that was found first',
  },
  {
    of: 'payouts',
    table: 'payouts',
    each: `select said_of_payouts(kept) as said from payouts kept where {kept.id}`,
    type: 'text',
    rule: 'a payout that arrived is of the amount and the days that the provider told',
  },
  {
    of: 'payout_states',
    table: 'payouts',
    each: `select said_of_payout_states(kept) as said from payouts kept where {kept.id}`,
    type: 'text',
    rule: 'a payout stands as the provider told last',
  },
]

/** Each second copy that stands, beside the row that it was made of. */
const survey: Survey = {
  survey: 'second copies',
  by: 'second_copies',
  key: 'copy.id',
  from: 'second_copies copy',
  rules: [
    {
      name: 'a second copy that ended has one that took its place',
      broken: `copy.ended_at is not null and not exists (select from second_copies beside
        where beside.of = copy.of and beside.subject = copy.subject and beside.id > copy.id)`,
    },
  ],
}

function sameAsItsCopy({ of, table, key = 'id', type = 'uuid', lostWords, rule }: Copied): SurveyPart {
  const row = `row_of_${of}`
  return {
    of: survey.survey,
    joins: `left join ${table} ${row} on ${row}.${key} = case when copy.of = '${of}' and copy.ended_at is null then copy.subject::${type} end`,
    rules: [
      {
        name: rule,
        broken: `copy.of = '${of}' and copy.ended_at is null and case when copy.salt is null
          then not coalesce(${lostWords?.(row) ?? 'false'}, false)
          else copy.hash is distinct from second_copy_hash(copy.salt, said_of_${of}(${row})) end`,
      },
    ],
  }
}

/** What has a copy and is gone, the survey finds. */
function eachHasItsCopy({ of, table, each, key = 'id', rule }: Copied): SumRule {
  const isWalked = key === 'id'
  return {
    name: `${rule}: each has its copy`,
    parts: [
      {
        ...(isWalked && { by: table }),
        sql: `select '${of}' as key, count(said) as cents from (${each}) kept`,
      },
      {
        by: 'second_copies',
        sql: `select '${of}' as key, -count(*) as cents from second_copies where {id} and of = '${of}' and ended_at is null`,
      },
    ],
  }
}

/** What each row says is what it said when it was written, as far as its second copy tells. */
export const secondCopies: readonly (Survey | SurveyPart)[] = [survey, ...copied.map(sameAsItsCopy)]

/** No row that has a second copy is without. */
export const secondCopySums: readonly SumRule[] = copied.map(eachHasItsCopy)

import type { DomainInvariants } from '../../invariant.ts'

/** What must hold of pledges: they are no money, but what they say of money has to add up. */
export const pledgeInvariants: DomainInvariants = {
  rules: [
    {
      name: 'the installments of a pledge add up to it',
      by: 'pledges',
      sql: `select pledge.id from pledges pledge where {pledge.id} and pledge.amount_cents <> (
        select coalesce(sum(amount_cents), 0) from pledge_installments installment where installment.pledge_id = pledge.id)`,
    },
    {
      name: 'gifts count for no more of an installment than it is',
      by: 'pledge_installments',
      sql: `select installment.id from pledge_installments installment where {installment.id} and installment.amount_cents < (
        select coalesce(sum(amount_cents), 0) from pledge_gifts gift where gift.installment_id = installment.id)`,
    },
    {
      name: 'a gift pays one installment, by what staff wrote down where there is that, else by its payment',
      by: 'pledge_gifts',
      sql: `select gift.id from pledge_gifts gift join offline_gifts offline on offline.payment_id = gift.payment_id
        where {gift.id}`,
    },
  ],
}

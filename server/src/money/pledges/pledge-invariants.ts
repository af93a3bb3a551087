import type { DomainInvariants } from '../../invariant.ts'

/** What must hold of pledges: they are no money, but what they say of money has to add up. */
export const pledgeInvariants: DomainInvariants = {
  rules: [
    {
      name: 'the installments of a pledge add up to it',
      by: 'pledges',
      sql: `select pledge.id from pledges pledge left join (
          select part.pledge_id, sum(part.amount_cents) as cents from pledge_installments part
          where {part.pledge_id} group by part.pledge_id) parts on parts.pledge_id = pledge.id
        where {pledge.id} and pledge.amount_cents <> coalesce(parts.cents, 0)`,
    },
    {
      name: 'gifts count for no more of an installment than it is',
      by: 'pledge_installments',
      sql: `select installment.id from pledge_installments installment join (
          select gift.installment_id, sum(gift.amount_cents) as cents from pledge_gifts gift
          where {gift.installment_id} group by gift.installment_id) counted on counted.installment_id = installment.id
        where {installment.id} and counted.cents > installment.amount_cents`,
    },
    {
      name: 'a gift pays one installment, by what staff wrote down where there is that, else by its payment',
      by: 'pledge_gifts',
      sql: `select gift.id from pledge_gifts gift join offline_gifts offline on offline.payment_id = gift.payment_id
        where {gift.id}`,
    },
  ],
}

import type { DomainInvariants } from '../../invariant.ts'

/** What must hold of shopping sessions beside their money. */
export const shoppingInvariants: DomainInvariants = {
  rules: [
    {
      name: 'no session goes without the money that was set aside for it',
      by: 'shopping_sessions',
      sql: `select session.id from shopping_sessions session left join card_allowances allowance on allowance.id = session.id
        where {session.id} and allowance.id is null`,
    },
    {
      of: 'card allowances',
      joins: 'left join shopping_sessions session on session.id = allowance.id',
      rules: [
        {
          name: 'each session is what was set aside for one, and each of those is a session of the same teacher',
          broken: `(allowance.purpose = 'session') <> (session.id is not null)
            or session.teacher_id <> allowance.teacher_id or session.budget_cents <> allowance.amount_cents`,
        },
        {
          name: 'a session is captured where a merchant took money, and nowhere else',
          broken: `session.id is not null and session.status not in ('failed', 'canceled')
            and (session.status = 'captured') <> (taken.allowance_id is not null)`,
        },
        {
          name: 'a session that failed or was canceled keeps nothing reserved but what purchases hold',
          broken: `session.status in ('failed', 'canceled') and allowance.reserved_cents > coalesce(held.cents, 0)`,
        },
      ],
    },
  ],
}

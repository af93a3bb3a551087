import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { unusedDays } from './disbursements.ts'

const deciding = { max: 120, windowSeconds: 600, per: 'account' } as const

/** After how many days money that is not used moves on. */
export const AthleteMoneyRule = z.object({ unused_days: z.number().int() })

/** The rule for money of athletes that is not used. */
export const athleteMoneyRuleEndpoints = {
  rule: endpoint({
    name: 'disbursements.rule',
    method: 'GET',
    path: '/api/athlete-money-rule',
    summary: 'After how many days money of an athlete that is not used moves on, as is said before a gift.',
    access: 'public',
    output: AthleteMoneyRule,
    errors: [],
  }),
  ruleHistory: endpoint({
    name: 'disbursements.rule-history',
    method: 'GET',
    path: '/api/admin/athlete-money-rule',
    summary: 'The rule for money that is not used, and every change of it, the latest first.',
    access: 'admin',
    duty: 'money',
    output: AthleteMoneyRule.extend({
      changes: z.array(
        z.object({ unused_days: z.number().int(), decided_by: z.string(), decided_at: z.string() }),
      ),
    }),
    errors: [],
  }),
  setRule: endpoint({
    name: 'disbursements.set-rule',
    method: 'POST',
    path: '/api/admin/athlete-money-rule',
    summary:
      'Says after how many days money that is not used moves on. Athletes who are here already keep the longest that was ever said.',
    access: 'admin',
    duty: 'money',
    body: z.object({ unused_days: z.number().int().min(unusedDays.least).max(unusedDays.most) }),
    output: z.object({ ok: z.literal(true), unused_days: z.number().int() }),
    errors: ['identity.proof_needed'],
    rateLimit: deciding,
  }),
}

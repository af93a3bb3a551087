import { z } from 'zod'
import { Day } from '../day.contract.ts'
import { endpoint } from '../endpoint.ts'
import { name, oneLine } from '../name.contract.ts'
import { journalFormats, journalGrains, maxAccountCode, maxAccountName } from './closing.ts'

/** What the charity's own chart of accounts calls one of our kinds of account. */
export const AccountCode = z.object({
  kind: z.string(),
  /** Null until staff gave one. */
  code: z.string().nullable(),
  name: z.string().nullable(),
  /** Something was booked on an account of this kind: the journal needs its code. */
  is_used: z.boolean(),
  changed_by: z.string().nullable(),
  changed_at: z.string().nullable(),
})
export type AccountCode = z.infer<typeof AccountCode>

/** What the charity's bookkeeping takes from the ledger. */
export const closingJournalEndpoints = {
  codes: endpoint({
    name: 'closing.list-account-codes',
    method: 'GET',
    path: '/api/admin/account-codes',
    summary:
      'Every kind of account that holds money, with the code and name it has in the charity’s own chart.',
    access: 'admin',
    duty: 'money',
    output: z.object({ items: z.array(AccountCode) }),
    errors: [],
  }),
  nameAccount: endpoint({
    name: 'closing.name-account',
    method: 'POST',
    path: '/api/admin/account-codes/:kind',
    summary: 'Gives a kind of account its code and name in the charity’s own chart; stands in the audit log.',
    access: 'admin',
    duty: 'money',
    params: z.object({ kind: z.string().max(40) }),
    body: z.object({
      code: oneLine(maxAccountCode).min(1),
      name: name(maxAccountName).min(1),
    }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['closing.account_unknown'],
    rateLimit: { max: 240, windowSeconds: 600, per: 'account' },
  }),
  journal: endpoint({
    name: 'closing.export-journal',
    method: 'GET',
    path: '/api/admin/journal.csv',
    summary:
      'The journal of a time (days of the organization, both included), debit and credit by account, as QuickBooks Online or Xero imports it or as a plain file.',
    access: 'admin',
    duty: 'money',
    query: z.object({
      from: Day,
      to: Day,
      format: z.enum(journalFormats),
      grain: z.enum(journalGrains).default('day'),
      /** Of Xero: its name of the rate that no tax is due by, as it stands in its settings. */
      tax_rate: oneLine(50).min(1).default('Tax Exempt (0%)'),
    }),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'text/csv',
    errors: ['closing.period', 'closing.account_without_code'],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
}

import type { MailParams } from '../../src/declared.ts'
import { SecretText, type Queued } from '../../src/mail/secret-text.ts'

const statement = {
  giverName: 'Dana Okafor',
  year: 2026,
  gifts: 4,
  givenCents: 610_320,
  returnedCents: 0,
  keptCents: 610_320,
  fundCents: 0,
  stockCents: 0,
  taxes: null,
  path: new SecretText('/giving?link=8a1d.1795000000.kq2J&year=2026'),
}
const taxes = { name: 'Tower Fund', ein: '12-3456789', deductibleCents: 40_320 }

/** The mails of a year that ends. */
export const yearSamples = {
  budget_year_end: {
    'carried-over': { fiscalYear: 2027, rule: 'carry_over', leftCents: 43_260 },
    'back-to-the-fund': { fiscalYear: 2027, rule: 'to_fund', leftCents: 43_260 },
  } satisfies Record<string, MailParams<'budget_year_end'>>,
  year_statement: {
    plain: statement,
    whole: {
      ...statement,
      returnedCents: 20_000,
      keptCents: 590_320,
      fundCents: 500_000,
      stockCents: 50_000,
      taxes,
    },
  } satisfies Record<string, Queued<MailParams<'year_statement'>>>,
}

import { asLanguage } from '@tower/contract/language.ts'
import type { CharityDetails } from '../../../charity.ts'
import type { Tx } from '../../../database/database.ts'
import type { QueuedMail } from '../../../mail/queue-mail.ts'
import { issueGiverLink } from '../../giving/own/issue-giver-link.ts'
import { deductibleOf } from '../givers/year-givers.ts'
import type { StatementRow } from './statements.queries.ts'

type Wanted = {
  year: number
  dedupeKey: string
  charity: Pick<CharityDetails, 'ein' | 'legalName'>
  at: Date
}

/** The mail of a statement; none where nobody reads it, or it would open the gifts to somebody else. */
export async function statementMailOf(
  tx: Tx,
  row: StatementRow,
  { year, dedupeKey, charity, at }: Wanted,
): Promise<QueuedMail<'year_statement'> | undefined> {
  const { donor_id: donorId, address } = row
  const path = address === null ? undefined : await issueGiverLink(tx, { donorId, address, at })
  if (address === null || path === undefined) return undefined
  const { ein, legalName } = charity
  return {
    dedupeKey,
    to: address,
    template: 'year_statement',
    locale: asLanguage(row.locale),
    params: {
      giverName: row.name,
      year,
      gifts: row.gifts,
      givenCents: row.given_cents,
      returnedCents: row.returned_cents,
      keptCents: row.kept_cents,
      fundCents: row.fund_cents,
      stockCents: row.stock_cents,
      taxes: ein ? { name: legalName, ein, deductibleCents: deductibleOf(row, true) } : null,
      path: path.with(`&year=${year}`),
    },
  }
}

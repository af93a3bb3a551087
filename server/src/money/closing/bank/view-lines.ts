import type { BankLine } from '@tower/contract/money/closing-bank.contract.ts'
import type { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { readSecondLooks, viewApprovalOf } from '../../approvals/approval-of-subject.ts'
import type { Line } from './lines.queries.ts'

/** Lines as staff see them: those that are left over with what a second person is asked about them, or has refused. */
export async function viewLines(tx: Tx, lines: readonly Line[]): Promise<z.input<typeof BankLine>[]> {
  const left = lines.filter(({ match }) => match === null)
  const looks = await readSecondLooks(tx, { kind: 'bank_line', subjectIds: left.map(({ id }) => id) })
  return lines.map((line) => ({ ...line, approval: viewApprovalOf(looks.get(line.id), 'staff') }))
}

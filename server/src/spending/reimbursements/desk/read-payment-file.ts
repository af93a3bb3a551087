import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { listPayees, listPaymentFileRows, type PayeeRow, type PaymentFileRow } from './payments.queries.ts'

/** What a payment file pays. Reading it pays nothing. */
export function readPaymentFile(
  services: Services,
  paymentFileId: string,
): Promise<{ file: PaymentFileRow; payees: PayeeRow[] }> {
  return services.database.read(async (tx) => {
    const [file] = await listPaymentFileRows(tx, { id: paymentFileId })
    if (!file) throw new Refusal('reimbursements.payment_file_not_found')
    return { file, payees: await listPayees(tx, paymentFileId) }
  })
}

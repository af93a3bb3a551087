import { expect, test } from 'vitest'
import { linkedGivingEndpoints } from './own-giving.contract.ts'
import { linkedGivingAddresses } from './own-giving.ts'

test('the addresses that plain links take are those of the calls', () => {
  const { listCsv: csv, receipt, purchaseReceipt, statement } = linkedGivingEndpoints
  expect({
    csv: csv.path,
    receipt: receipt.path,
    purchaseReceipt: purchaseReceipt.path,
    statement: statement.path,
  }).toEqual(linkedGivingAddresses)
})

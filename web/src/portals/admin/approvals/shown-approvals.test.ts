import { expect, test } from 'vitest'
import { closingQueries } from '../../../money/closing/closing.api.ts'
import { deskQueries } from '../../../money/desk/desk.api.ts'
import { disbursementQueries } from '../../../money/disbursements/disbursements.api.ts'
import { orderQueries } from '../../../spending/orders/orders.api.ts'
import { reimbursementQueries } from '../../../spending/reimbursements/reimbursements.api.ts'

test('whatever says that it waits for a second person is read anew once one has decided', () => {
  const shown = [
    closingQueries.month('2026-10'),
    closingQueries.bankLines('2026-10', { state: 'left' }),
    deskQueries.story('payment'),
    deskQueries.offline({}),
    disbursementQueries.list({}),
    orderQueries.one('order'),
    reimbursementQueries.story('request'),
  ]
  for (const { meta } of shown) expect(meta?.staleOn).toContain('approval.changed')
})

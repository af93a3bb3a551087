import { changeLegal } from '../../../src/outreach/charity/change-legal.ts'
import { findDetails } from '../../../src/outreach/charity/charity.queries.ts'
import type { Services } from '../../../src/services.ts'
import { demoStaff } from '../../demo-staff.ts'

/** No charity has it: the IRS gives none that begins with 00. Receipts then read as those of a charity do. */
const demoEin = '00-0000000'

/** Says the tax number of the demo's charity, unless staff said something before. */
export async function sayWhoTheDemoIs(services: Services): Promise<void> {
  const { number } = await services.database.read(findDetails)
  if (number > 0) return
  await changeLegal(services, {
    actor: demoStaff(services, 'superadmin'),
    legal: { legal_name: null, ein: demoEin },
    seenNumber: number,
  })
}

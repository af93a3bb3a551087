import type { AddressPreview } from '@tower/contract/people/account-erasure.contract.ts'
import { addressTraceKinds } from '@tower/contract/people/erasure-by-address.ts'
import { isNobodys } from '@tower/contract/people/nobody.ts'
import { countLiveGifts } from '../../../money/giving/sponsorships/end-gifts-of-person.ts'
import type { PersonalData } from '../../../personal-parts.ts'
import type { Services } from '../../../services.ts'
import { collectAddress } from './collect-address.ts'
import { nobodyYet } from './erase-address.ts'

/** What erasing an address would take, keep and end. It changes nothing. */
export function previewAddress(
  services: Services,
  { email, personalData }: { email: string; personalData: readonly PersonalData[] },
): Promise<AddressPreview> {
  if (isNobodys(email))
    return Promise.resolve({ email, account_id: null, names: [], traces: [], monthly_gifts: 0 })
  return services.database.read(async (tx) => {
    const { accountId, traces, names } = await collectAddress(services, tx, { email, personalData })
    const counted = traces.map(({ kind, count }) => ({ kind, count }))
    return {
      email,
      account_id: accountId,
      names,
      traces: counted.toSorted(
        (one, other) => addressTraceKinds.indexOf(one.kind) - addressTraceKinds.indexOf(other.kind),
      ),
      monthly_gifts: await countLiveGifts(tx, nobodyYet(email)),
    }
  })
}

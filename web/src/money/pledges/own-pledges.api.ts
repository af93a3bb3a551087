import { ownPledgeEndpoints } from '@tower/contract/money/own-pledges.contract.ts'
import { readQuery } from '../../session/read-query.ts'

/** What whoever is signed in promised and has not given in full. */
export const ownPledgesQuery = readQuery(ownPledgeEndpoints.list, {})

import { settingsEndpoints } from '@tower/contract/oversight/settings.contract.ts'
import { readQuery } from '../../session/read-query.ts'

/** How the site is set where it runs. */
export const settingsQuery = readQuery(settingsEndpoints.read, {})

import { fillAddress } from '@tower/contract/address.ts'
import { storybookPaperEndpoints } from '@tower/contract/learning/storybooks/storybook-papers.contract.ts'
import { isSignedAddress, signAddress, type SignedQuery } from '../../../oversight/files/file-address.ts'
import type { Services } from '../../../services.ts'

type Signing = Pick<Services, 'config' | 'clock'>
type Named = { storybookId: string; paperId: string }

/** Where a file of a book lies: another place each time it is made. */
export const paperPath = (named: Named): string => fillAddress(storybookPaperEndpoints.open.path, named)

/** The same with a signature for ten minutes. */
export const signPaper = (services: Signing, path: string): string =>
  signAddress(services, { path, standing: 'paper' })

/** Whether an address was signed here, and not too long ago. */
export const isSignedPaper = (
  services: Signing,
  { path, ...signed }: { path: string } & SignedQuery,
): boolean => isSignedAddress(services, { path, standing: 'paper', ...signed })

import type { Leaving } from '../../../gate.ts'
import type { Services } from '../../../services.ts'
import type { Asker } from './find-giver.ts'
import type { Giver } from './giver.queries.ts'

/**
 * A paper about whoever asks for it: on a receipt stands the own name. `written` says what it is made from: our own words on it name
 * no child, whatever a child is called.
 */
export function openOwnPaper(
  { gate }: Pick<Services, 'gate'>,
  asker: Asker,
  giver: Giver,
  written: readonly string[],
): Leaving {
  return gate.open('paper', {
    fullName: giver.name ?? undefined,
    email: giver.address ?? undefined,
    written,
    ...('userId' in asker && { userId: asker.userId }),
  })
}

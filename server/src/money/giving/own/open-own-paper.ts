import type { Leaving } from '../../../gate.ts'
import type { Services } from '../../../services.ts'
import type { Asker } from './find-giver.ts'
import type { Giver } from './giver.queries.ts'

/** A paper about whoever asks for it: on a receipt stands the own name. */
export function openOwnPaper({ gate }: Pick<Services, 'gate'>, asker: Asker, giver: Giver): Leaving {
  return gate.open('paper', {
    fullName: giver.name ?? undefined,
    email: giver.address ?? undefined,
    ...('userId' in asker && { userId: asker.userId }),
  })
}

import type { Services } from '../../../services.ts'
import { finishClosing } from './finish-closing.ts'

/** Ends cards at their issuer that an event left nothing to buy with. What fails here, the job does. */
export async function endCardsThatClose(services: Services, allowanceIds: readonly string[]): Promise<void> {
  for (const id of new Set(allowanceIds)) {
    try {
      await finishClosing(services, id)
    } catch (error) {
      services.log.error({ err: error, allowanceId: id }, 'a card that is over could not be ended')
    }
  }
}

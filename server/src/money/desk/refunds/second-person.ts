import type { Services } from '../../../services.ts'

/**
 * Whether a refund waits for a second person: with what went back of the same payment it is more than one person may
 * give back. Counted together, for many small refunds are one large one.
 */
export function needsSecondPerson(
  { config }: Pick<Services, 'config'>,
  { amountCents, returnedCents }: { amountCents: number; returnedCents: number },
): boolean {
  return amountCents + returnedCents > config.REFUND_SECOND_PERSON_CENTS
}

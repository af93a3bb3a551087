import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import { endpoints } from '@tower/contract/endpoints.ts'
import { duties, type Duty, listDuties, missingDuty } from '@tower/contract/people/duties.ts'
import type { ErrorCode } from '@tower/contract/errors.ts'

/** An admin to whom a superadmin gave these duties, and no other. */
export type DutyHolder = `admin with ${string} alone`

type Standing = { holder: DutyHolder; held: readonly Duty[]; expected: ErrorCode | undefined }

const holding = (held: readonly Duty[]): Pick<Standing, 'holder' | 'held'> => ({
  holder: `admin with ${held.join(', ')} alone`,
  held,
})

/**
 * Who is let in at a call of a duty with that duty alone, and who is refused though they have every other one: whoever has
 * fewer is refused with them.
 */
export function dutyHoldersAt({ duty }: Pick<AnyEndpoint, 'duty'>): Standing[] {
  const [first, ...more] = listDuties(duty)
  if (first === undefined) return []
  const opening = [first, ...more]
  const others = duties.filter((one) => !opening.includes(one))
  return [
    ...opening.map((one) => ({ ...holding([one]), expected: undefined })),
    { ...holding(others), expected: missingDuty[first] },
  ]
}

/** All of them that some call asks for. */
export const dutyHolders: ReadonlyMap<DutyHolder, readonly Duty[]> = new Map(
  endpoints.flatMap(dutyHoldersAt).map(({ holder, held }) => [holder, held]),
)

import { type Belongs, covers, type Duty } from '@tower/contract/people/duties.ts'
import type { ReactNode } from 'react'
import { DutyMissing } from './duty-missing.tsx'

/** What stands in place of a page that these duties do not open; nothing where they do. */
export function insteadFor(held: readonly Duty[], belongs: Belongs | undefined): { instead?: ReactNode } {
  return belongs === undefined || covers(held, belongs) ? {} : { instead: <DutyMissing duty={belongs} /> }
}

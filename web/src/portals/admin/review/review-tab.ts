import type { Duty } from '@tower/contract/people/duties.ts'
import type { ComponentType, ReactNode } from 'react'
import type { Subject, Texts } from '../../../texts/texts.ts'

/** The subjects whose texts name a tab. */
type NamedSubject = { [S in Subject]: Texts[S] extends { tab: string } ? S : never }[Subject]

/** One kind of work that waits for staff, with the texts that name it. */
export type ReviewTab = {
  /** As the address says it: `?tab=photos`. */
  name: string
  subject: NamedSubject
  duty: Duty
  Shown: ComponentType<{ waiting?: ReactNode }>
}

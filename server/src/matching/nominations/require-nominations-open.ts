import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'

/** Where a charity switched nominations off, their calls don't exist. */
export function requireNominationsOpen({ config }: Pick<Services, 'config'>): void {
  if (!config.NOMINATIONS) throw new Refusal('nominations.closed')
}

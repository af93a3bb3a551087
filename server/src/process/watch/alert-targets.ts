import type { Config } from '../../config.ts'

type Wanted = Pick<Config, 'ALERT_EMAIL' | 'ALERT_WEBHOOK'>

/** Who is told: each address by its place, which is all of it that is kept, and the webhook. */
export function alertTargets({ ALERT_EMAIL, ALERT_WEBHOOK }: Wanted): string[] {
  return [...ALERT_EMAIL.map((_, nth) => `mail:${nth}`), ...(ALERT_WEBHOOK === undefined ? [] : ['webhook'])]
}

/** The address of a target of the kind `mail:`. */
export function addressOf({ ALERT_EMAIL }: Wanted, target: string): string | undefined {
  return ALERT_EMAIL[Number(target.slice('mail:'.length))]
}

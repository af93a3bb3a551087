import { paths } from '@tower/contract/pages.ts'
import { siteOrigin, type Config } from '../../../config.ts'

/** Opens the page of the first steps for one sponsor. */
export function packetLink(config: Pick<Config, 'ORIGIN' | 'PORT'>, packetKey: string): string {
  return `${siteOrigin(config)}${paths.onboarding}?packet=${packetKey}`
}

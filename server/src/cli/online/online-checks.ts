import { resolveTxt } from 'node:dns/promises'
import { siteOrigin } from '../../config.ts'
import type { OpenServices } from '../../open-services.ts'
import { readVersion } from '../../process/read-version.ts'
import { logInToSmtp } from '../../vendors/smtp/log-in.ts'
import { askRelays } from './ask-relays.ts'
import { lookAtDisk } from './look-at-disk.ts'
import { judgeClock, type TimeTold } from './look-at-clock.ts'
import { lookAtForwarding } from './look-at-forwarding.ts'
import { lookAtOrigin } from './look-at-origin.ts'
import { lookAtSender } from './look-at-sender.ts'
import { lookAtSignatures } from './look-at-signatures.ts'
import { lookAtStripe } from './look-at-stripe.ts'
import { tryFileStore } from './try-file-store.ts'

export type Check = { name: string; run(): Promise<string> | string }

/** `tower doctor --online`: what shows only when those outside are asked. Nothing is left behind, and no mail is sent. */
export function onlineChecks({ services }: OpenServices): Check[] {
  const { config, beacon, fileStore, random } = services
  let told: TimeTold[] = []
  return [
    { name: 'disk', run: () => lookAtDisk(config.DATA_DIR) },
    { name: 'site', run: () => lookAtOrigin(siteOrigin(config), readVersion()) },
    { name: 'proxies', run: () => lookAtForwarding(siteOrigin(config), config) },
    { name: 'mail login', run: () => lookAtLogin(config.SMTP_URL) },
    {
      name: 'mail sender',
      run: () =>
        config.SMTP_URL ? lookAtSender(config.MAIL_FROM, resolveTxt) : 'captured, see /dev/mailbox',
    },
    {
      name: 'mail signatures',
      run: () =>
        config.SMTP_URL
          ? lookAtSignatures(config.MAIL_FROM, config.MAIL_DKIM_SELECTORS, resolveTxt)
          : 'captured, see /dev/mailbox',
    },
    { name: 'payment provider', run: () => lookAtStripe(config) },
    {
      name: 'public numbers',
      run: async () => {
        if (config.BEACON === 'local') return 'a local beacon, which is random to nobody'
        const asked = await askRelays(config.BEACON_RELAYS, beacon.chainHash)
        told = asked.told
        return asked.said
      },
    },
    {
      name: 'clock',
      run: () => (config.BEACON === 'local' ? 'not compared: no relay is asked' : judgeClock(told)),
    },
    { name: 'keeping files', run: () => tryFileStore(fileStore, random) },
  ]
}

async function lookAtLogin(url: string | undefined): Promise<string> {
  if (url === undefined) return 'captured, see /dev/mailbox'
  await logInToSmtp(url)
  return `${new URL(url).hostname} lets us in; npm run tower -- send-test-mail ADDRESS sends one`
}

import { givingEndpoints } from '@tower/contract/money/giving.contract.ts'
import { shoppingEndpoints } from '@tower/contract/spending/shopping.contract.ts'
import { siteOrigin, type Config } from '../../config.ts'
import { endpointOf } from '../../open-payments.ts'
import { lookAtAccount } from '../../vendors/stripe/look-at-account.ts'
import { cardEventNames, paymentEventNames } from '../../vendors/stripe/stripe-event-names.ts'

type Account = Pick<
  Config,
  'STRIPE_SECRET_KEY' | 'STRIPE_API_URL' | 'STRIPE_ISSUING_CARDHOLDER' | 'ORIGIN' | 'PORT'
>

/** Whether the key counts and reads what it must, and events are sent to this site; throws every fault at once. */
export async function lookAtStripe(config: Account): Promise<string> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl } = config
  if (!secretKey) return 'sandbox, no real money'
  const faults = await lookAtAccount(
    { secretKey, ...(apiUrl && { endpoint: endpointOf(apiUrl) }), maxNetworkRetries: 0 },
    listWantedEndpoints(config),
  )
  if (faults.length > 0) throw new Error(faults.join('; '))
  return 'the key reads what it must, and events are sent here'
}

/** Where events of the account are to be sent, and which. */
export function listWantedEndpoints(config: Pick<Account, 'ORIGIN' | 'PORT' | 'STRIPE_ISSUING_CARDHOLDER'>) {
  const at = ({ path }: { path: string }) => siteOrigin(config) + path
  const payments = { url: at(givingEndpoints.webhook), events: paymentEventNames }
  const cards = { url: at(shoppingEndpoints.webhook), events: cardEventNames }
  return config.STRIPE_ISSUING_CARDHOLDER ? [payments, cards] : [payments]
}

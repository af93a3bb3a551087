import { siteOrigin } from '../config.ts'
import { readSettings } from '../read-settings.ts'
import { endpointOf } from '../open-payments.ts'
import { setUpEndpoints, type SetUpEndpoint } from '../vendors/stripe/set-up-endpoints.ts'
import { CommandFault, exit, UsageFault, type RunCommand } from './command.ts'
import type { Output } from './import-progress.ts'
import { listWantedEndpoints } from './online/look-at-stripe.ts'

/**
 * `tower stripe setup`: the account is told where events go. It runs before the site can, because the signing secret, which the
 * site needs, is what comes of it: so it reads only what it needs itself.
 */
export const stripeCommand: RunCommand = async (args, output) => {
  if (args.length !== 1 || args[0] !== 'setup') throw new UsageFault('Usage: npm run tower -- stripe setup')
  const config = readSettings(process.env, [
    ...(['ORIGIN', 'PORT', 'STRIPE_SECRET_KEY', 'STRIPE_API_URL', 'STRIPE_ISSUING_CARDHOLDER'] as const),
  ])
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl, ORIGIN } = config
  if (!secretKey) throw new CommandFault('STRIPE_SECRET_KEY: needed, it says whose account is set up')
  if (!ORIGIN) throw new CommandFault('ORIGIN: needed, events are sent there')
  const account = { secretKey, ...(apiUrl && { endpoint: endpointOf(apiUrl) }) }
  const wanted = listWantedEndpoints({ ...config, ORIGIN })
  const done = await setUpEndpoints(account, wanted).catch((error: unknown) => {
    throw new CommandFault(`Stripe did not do it: ${(error as Error).message}`)
  })
  for (const endpoint of done) tell(output, endpoint, siteOrigin({ ...config, ORIGIN }))
  return exit.done
}

const variableOf = (url: string) =>
  url.endsWith('/issuing') ? 'STRIPE_ISSUING_WEBHOOK_SECRET' : 'STRIPE_WEBHOOK_SECRET'

const words = {
  made: 'made, with exactly the events that are read here',
  updated: 'updated to exactly the events that are read here; its signing secret stays',
  kept: 'as it should be',
} as const

function tell(output: Output, { url, how, secret, others }: SetUpEndpoint, origin: string): void {
  output.write(`✔ ${url}: ${words[how]}\n`)
  if (secret !== undefined) {
    const name = variableOf(url)
    output.write(
      `  Set this in the settings of every process and start each again; it is not shown a second time:\n`,
    )
    output.write(`  ${name}=${secret}\n`)
    if (others.length > 0)
      output.write(`  The secret that ${name} had until now goes into ${name}_OLD meanwhile.\n`)
  }
  if (others.length > 0)
    output.write(
      `  ${others.join(', ')} at Stripe leads there too: delete it once ${origin} runs with the secret.\n`,
    )
}

import { createRequire } from 'node:module'
import type Stripe from 'stripe'

let known: typeof Stripe | undefined

/**
 * Stripe's SDK, read when it is first asked for: of all commands few speak to the provider. Whatever of it is compared or made comes
 * from here, since a class of its other build, that of `import`, is another class.
 */
export function stripeSdk(): typeof Stripe {
  known ??= createRequire(import.meta.url)('stripe') as typeof Stripe
  return known
}

/** A client that is made, and the SDK with it, when something is first asked of it. */
export function connectLate(connect: () => Stripe): Stripe {
  let client: Stripe | undefined
  const ask = (name: string | symbol): unknown => {
    client ??= connect()
    return Reflect.get(client, name, client)
  }
  return new Proxy({} as Stripe, { get: (_, name) => ask(name) })
}

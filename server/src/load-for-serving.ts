import { stripeSdk } from './vendors/stripe/stripe-sdk.ts'

/**
 * Reads at once what commands leave until they need it: whoever gives first waits for nothing, and a process that runs on while a newer
 * version is laid down in its folder never mixes files of both.
 */
export async function loadForServing(): Promise<void> {
  stripeSdk()
  await Promise.all([
    import('./vendors/smtp/smtp-mailer.ts'),
    import('./oversight/gate/closed-words.ts'),
    import('@tower/contract/matching/tower-draw-signature.ts'),
  ])
}

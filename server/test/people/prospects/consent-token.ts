import type { Services } from '../../../src/services.ts'
import { readMails } from '../../mail/read-mails.ts'

/** For tests: the token of the newest link that a guardian was mailed; empty where none was. */
export async function lastConsentToken(services: Services, email: string): Promise<string> {
  const mail = (await readMails(services, { to: email, template: 'prospect_consent' })).at(-1)
  const { children = [] } = (mail?.params ?? {}) as { children?: { url: string }[] }
  return children[0] ? (new URL(children[0].url).searchParams.get('token') ?? '') : ''
}

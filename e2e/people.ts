import { identityEndpoints } from '@tower/contract/people/identity.contract.ts'
import {
  expect,
  type APIRequestContext,
  type APIResponse,
  type BrowserContextOptions,
} from '@playwright/test'
import { linkIn, listMails, waitForMail } from './mailbox.ts'

/** What the server answers to a sign-in, and what the browser keeps. */
export type Session = { access_token: string; user: { id: string; email: string } }

export const demoPassword = 'demo-password'
export const adminEmail = 'admin@tower.test'
export const signInMail = /^Sign in/

/** Signs staff of the demo in. */
export async function signInByPassword(request: APIRequestContext, email: string): Promise<Session> {
  return readSession(
    await request.post(`${identityEndpoints.token.path}?grant_type=password`, {
      data: { email, password: demoPassword },
    }),
  )
}

/** Signs somebody in by the mailed link, without a browser. */
export async function signInByLink(request: APIRequestContext, email: string): Promise<Session> {
  const known = (await listMails(request, email)).filter(({ subject }) => signInMail.test(subject)).length
  const asked = await request.post(identityEndpoints.requestLink.path, { data: { email } })
  expect(asked.status(), await asked.text()).toBe(200)
  const link = new URL(linkIn(await waitForMail(request, email, signInMail, known)))
  return readSession(
    await request.post(identityEndpoints.verify.path, {
      data: { type: 'magiclink', token_hash: link.searchParams.get('token_hash') },
    }),
  )
}

async function readSession(answer: APIResponse): Promise<Session> {
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()) as Session
}

/** A browser in which this person is signed in already. */
export function signedInBrowser(
  session: Session,
  origin: string,
): Pick<BrowserContextOptions, 'storageState'> {
  const kept = { name: 'tower.session', value: JSON.stringify(session) }
  return { storageState: { cookies: [], origins: [{ origin, localStorage: [kept] }] } }
}

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { identityEndpoints } from '@tower/contract/people/identity.contract.ts'
import { chromium } from 'playwright-core'
import { findChromium } from '../../../scripts/chromium.ts'

const mailWaits = 60

/** Somebody of the demo: staff have a password, everyone else signs in by a mailed link. */
export type Visitor = { email: string; password?: string }

/**
 * Makes the folder of a browser in which somebody is signed in, and which has opened no page of the site: what it is shown first it
 * loads whole.
 */
export async function makeSignedInProfile(origin: string, visitor: Visitor): Promise<string> {
  const session = await signIn(origin, visitor)
  const profile = mkdtempSync(join(tmpdir(), 'tower-profile-'))
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage()
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(`localStorage.setItem('tower.session', ${JSON.stringify(session)})`)
  await browser.close()
  return profile
}

/** Answers what the browser keeps of a session, as it was sent. */
async function signIn(origin: string, { email, password }: Visitor): Promise<string> {
  if (password !== undefined)
    return post(`${origin}${identityEndpoints.token.path}?grant_type=password`, { email, password })
  await post(origin + identityEndpoints.requestLink.path, { email })
  const token = await findToken(origin, email)
  return post(origin + identityEndpoints.verify.path, { type: 'magiclink', token_hash: token })
}

async function findToken(origin: string, email: string): Promise<string> {
  for (let waited = 0; waited < mailWaits; waited++) {
    const answer = await fetch(`${origin}/dev/mailbox.json?to=${encodeURIComponent(email)}`)
    for (const { text } of (await answer.json()) as { text: string }[]) {
      const token = /token_hash=([\w-]+)/.exec(text)?.[1]
      if (token !== undefined) return token
    }
    await sleep(500)
  }
  throw new Error(`no link to sign in was mailed to ${email}`)
}

async function post(address: string, body: unknown): Promise<string> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(address).origin },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${address}: HTTP ${answer.status} ${text}`)
  return text
}

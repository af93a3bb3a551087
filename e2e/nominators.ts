import { nominationEndpoints } from '@tower/contract/matching/nominations.contract.ts'
import { expect, type APIRequestContext } from '@playwright/test'
import { createHash } from 'node:crypto'
import { linkIn, waitForMail } from './mailbox.ts'

/** The mail with the link that makes a nomination count in full. */
export const nominationMail = /^Did you nominate /

/** An address that nobody has used before. */
export function freshAddress(who: string): string {
  return `${who}-${crypto.randomUUID().slice(0, 8)}@journey.test`
}

/** Nominates a classroom without a browser, and gives the page and the token of the link that is mailed. */
export async function requestNominationLink(
  request: APIRequestContext,
  { classroomId, email }: { classroomId: string; email: string },
): Promise<{ path: string; token: string }> {
  const hash = createHash('sha256').update(email).digest('hex')
  const nominated = await request.post(nominationEndpoints.nominate.path, {
    data: { classroom_id: classroomId, nominator_hash: hash, confirm_email: email },
  })
  expect(nominated.status(), await nominated.text()).toBe(200)
  const { pathname, search, searchParams } = new URL(
    linkIn(await waitForMail(request, email, nominationMail)),
  )
  return { path: pathname + search, token: searchParams.get('token') ?? '' }
}

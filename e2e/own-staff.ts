import { provisioningEndpoints } from '@tower/contract/people/provisioning.contract.ts'
import { expect, type APIRequestContext } from '@playwright/test'
import { keptSessionOf } from './every-role.ts'
import { signInByLink, type Session } from './people.ts'

/** What the staff whom {@link signInOwnStaff} brings in are called. */
export const ownStaffName = 'Noor Haddad'

/**
 * Signs in an admin whom no other journey knows. Money that one person lets out alone is added up over a month: whoever
 * expects that one is enough lets it out as somebody of their own, in whatever order the journeys run.
 */
export async function signInOwnStaff(request: APIRequestContext): Promise<Session> {
  const email = `staff-${crypto.randomUUID().slice(0, 8)}@journey.test`
  const { access_token: token } = await keptSessionOf(request, 'superadmin')
  const made = await request.post(provisioningEndpoints.user.path, {
    headers: { authorization: `Bearer ${token}` },
    data: { email, name: ownStaffName, role: 'admin' },
  })
  expect(made.status(), await made.text()).toBe(200)
  return signInByLink(request, email)
}

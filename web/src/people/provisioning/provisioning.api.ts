import type { QueryClient } from '@tanstack/react-query'
import type { CallInput, CallOutput } from '@tower/contract/endpoint.ts'
import { allowlistEndpoints } from '@tower/contract/people/allowlist.contract.ts'
import { directoryEndpoints } from '@tower/contract/people/directory.contract.ts'
import { provisioningEndpoints } from '@tower/contract/people/provisioning.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'

type Body<Name extends keyof typeof provisioningEndpoints> = CallInput<
  (typeof provisioningEndpoints)[Name]
>['body']

export type TeacherWish = Body<'teacher'>
export type ProvisionedTeacher = CallOutput<typeof provisioningEndpoints.teacher>
export type UserWish = Body<'user'>
export type CreatedUser = CallOutput<typeof provisioningEndpoints.user>
export type MailWish = Body<'mail'>
export type BundleWish = Body<'ensure'>
export type UserBundle = CallOutput<typeof provisioningEndpoints.ensure>['bundle']

/** What staff open for people. */
export const provisioningCalls = {
  teacher: (body: TeacherWish) => browserCall(provisioningEndpoints.teacher, { body }),
  user: (body: UserWish) => browserCall(provisioningEndpoints.user, { body }),
  ensure: (body: BundleWish) => browserCall(provisioningEndpoints.ensure, { body }),
  mail: (body: MailWish) => browserCall(provisioningEndpoints.mail, { body }),
  link: (email: string) => browserCall(provisioningEndpoints.link, { body: { email } }),
}

/** Reads people and the allowlist anew after an account was opened. */
export const readPeopleAgain = (client: QueryClient) =>
  readAgain(client, directoryEndpoints, allowlistEndpoints)

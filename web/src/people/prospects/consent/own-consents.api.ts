import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { prospectConsentEndpoints } from '@tower/contract/people/prospect-consents.contract.ts'
import { prospectPortalEndpoints } from '@tower/contract/people/prospect-portal.contract.ts'
import { readAgain } from '../../../api/read-again.ts'
import { browserCall } from '../../../session/browser-call.ts'
import { readQuery } from '../../../session/read-query.ts'

/** The athletes for whom an account may speak. */
export const ownConsentsQuery = readQuery(prospectConsentEndpoints.listOwn, {}, ['prospect.changed'])

export type ConsentWish = CallInput<typeof prospectConsentEndpoints.say>['body']

/** Allows or takes back from an account. */
export const sayConsent = (body: ConsentWish) => browserCall(prospectConsentEndpoints.say, { body })

/** Reads again after a word: it may show or hide the profile. */
export const readConsentsAgain = (client: QueryClient) =>
  readAgain(client, prospectConsentEndpoints, prospectPortalEndpoints)

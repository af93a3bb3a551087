import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { athleteReceiptEndpoints } from '@tower/contract/money/athlete-receipts.contract.ts'
import { prospectPortalEndpoints } from '@tower/contract/people/prospect-portal.contract.ts'
import { prospectEndpoints } from '@tower/contract/people/prospects.contract.ts'
import { readAgain } from '../../../api/read-again.ts'
import { browserCall } from '../../../session/browser-call.ts'
import { readQuery } from '../../../session/read-query.ts'
import { type SendingFile, sendUpload } from '../../../session/send-upload.ts'

/** Staff decide, guardians speak, and another device may be at work meanwhile. */
const staleOn = ['prospect.changed'] as const

type Query<E> = CallInput<E> extends { query: infer Q } ? Q : never

/** What the portal of athletes reads. */
export const portalQueries = {
  list: (query: Query<typeof prospectPortalEndpoints.list>) =>
    readQuery(prospectPortalEndpoints.list, { query }, staleOn),
  one: (prospectId: string) => readQuery(prospectPortalEndpoints.read, { params: { prospectId } }, staleOn),
  goals: (prospectId: string, query: Query<typeof prospectPortalEndpoints.listGoals>) =>
    readQuery(prospectPortalEndpoints.listGoals, { params: { prospectId }, query }, staleOn),
  updates: (prospectId: string, query: Query<typeof prospectPortalEndpoints.listUpdates>) =>
    readQuery(prospectPortalEndpoints.listUpdates, { params: { prospectId }, query }, staleOn),
  receipts: (prospectId: string, query: Query<typeof athleteReceiptEndpoints.list>) =>
    readQuery(athleteReceiptEndpoints.list, { params: { prospectId }, query }, staleOn),
}

export type ProfileWish = CallInput<typeof prospectPortalEndpoints.change>['body']
export type GoalWish = CallInput<typeof prospectEndpoints.saveGoal>['body']
export type OnboardWish = CallInput<typeof prospectEndpoints.onboard>['body']
export type UpdateWish = CallInput<typeof prospectPortalEndpoints.uploadUpdate>['body']

/** What is done there. */
export const portalCalls = {
  onboard: (body: OnboardWish) => browserCall(prospectEndpoints.onboard, { body }),
  change: (prospectId: string, body: ProfileWish) =>
    browserCall(prospectPortalEndpoints.change, { params: { prospectId }, body }),
  uploadAvatar: (prospectId: string, file: File, sending: SendingFile) =>
    sendUpload(prospectPortalEndpoints.uploadAvatar, { body: { prospect_id: prospectId } }, file, sending),
  submit: (prospectId: string) =>
    browserCall(prospectEndpoints.submit, { body: { prospect_id: prospectId } }),
  removeAvatar: (prospectId: string) =>
    browserCall(prospectPortalEndpoints.removeAvatar, { params: { prospectId } }),
  saveGoal: (body: GoalWish) => browserCall(prospectEndpoints.saveGoal, { body }),
  uploadPoster: (
    body: CallInput<typeof prospectPortalEndpoints.uploadPoster>['body'],
    file: File,
    sending: SendingFile,
  ) => sendUpload(prospectPortalEndpoints.uploadPoster, { body }, file, sending),
  uploadUpdate: (body: UpdateWish, file: File, sending: SendingFile) =>
    sendUpload(prospectPortalEndpoints.uploadUpdate, { body }, file, sending),
  removeUpdate: (updateId: string) =>
    browserCall(prospectPortalEndpoints.removeUpdate, { params: { updateId } }),
}

/** Reads again after a change. */
export const readPortalAgain = (client: QueryClient) => readAgain(client, prospectPortalEndpoints)

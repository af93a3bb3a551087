import type { QueryClient } from '@tanstack/react-query'
import type { CallInput, CallOutput } from '@tower/contract/endpoint.ts'
import { cardEndpoints, staffCardEndpoints } from '@tower/contract/spending/cards.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

export type NewCard = CallOutput<typeof cardEndpoints.issue>['card']
export type OneTimeCard = CallOutput<typeof cardEndpoints.listIssued>['items'][number]
export type VendorCard = CallOutput<typeof cardEndpoints.listVendorCards>['items'][number]
export type TeacherCard = CallOutput<typeof staffCardEndpoints.list>['items'][number]

/** What a teacher reads of cards. */
export const cardQueries = {
  issued: readQuery(cardEndpoints.listIssued, {}, ['card.changed', 'session.changed']),
  vendor: readQuery(cardEndpoints.listVendorCards, {}),
}

type Body<Call extends keyof typeof cardEndpoints> =
  CallInput<(typeof cardEndpoints)[Call]> extends { body: infer B } ? B : never

/** What a teacher does with cards. */
export const cardCalls = {
  issue: (body: Body<'issue'>) => browserCall(cardEndpoints.issue, { body }),
  close: (id: string) => browserCall(cardEndpoints.close, { body: { id } }),
  save: (body: Body<'saveVendorCard'>) => browserCall(cardEndpoints.saveVendorCard, { body }),
}

/** What staff read of a teacher's cards. */
export const staffCardQuery = (teacherId: string) =>
  readQuery(staffCardEndpoints.list, { query: { teacher_id: teacherId } })

/** What staff do with them. */
export const staffCardCalls = {
  save: (body: CallInput<typeof staffCardEndpoints.save>['body']) =>
    browserCall(staffCardEndpoints.save, { body }),
  setOnFile: (id: string, isOnFile: boolean) =>
    browserCall(staffCardEndpoints.setOnFile, { body: { id, on_file: isOnFile } }),
}

/** Reads a teacher's cards again after a change. */
export const readCardsAgain = (client: QueryClient) => readAgain(client, cardEndpoints)
export const readTeacherCardsAgain = (client: QueryClient) => readAgain(client, staffCardEndpoints)

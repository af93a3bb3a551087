import type { CallInput, CallOutput } from '@tower/contract/endpoint.ts'
import { keepsakeEndpoints } from '@tower/contract/learning/keepsakes.contract.ts'
import { type EmblemKey, nameKeepsakeFile } from '@tower/contract/learning/keepsakes.ts'
import type { Language } from '@tower/contract/language.ts'
import type { QueryClient } from '@tanstack/react-query'
import { readAgain } from '../../api/read-again.ts'
import { makeStale } from '../../api/stale-on.ts'
import { browserCall } from '../../session/browser-call.ts'
import { downloadFile } from '../../session/download-file.ts'
import { readQuery } from '../../session/read-query.ts'

export type OwnKeepsakes = CallOutput<typeof keepsakeEndpoints.list>
export type OwnedKeepsake = OwnKeepsakes['owned'][number]
export type KeepsakeWish = CallInput<typeof keepsakeEndpoints.buy>['body']

/** What a sponsor can buy to keep, and has. */
export const keepsakesQuery = readQuery(keepsakeEndpoints.list, {}, ['wallet.changed'])

export const keepsakeCalls = {
  buy: (body: KeepsakeWish) => browserCall(keepsakeEndpoints.buy, { body }),
  showEmblem: (emblem: EmblemKey | null) => browserCall(keepsakeEndpoints.showEmblem, { body: { emblem } }),
}

/** Saves a keepsake as a file. */
export function saveKeepsake(
  { id, keepsake, slot_number: number }: OwnedKeepsake,
  { form, language }: { form: 'pdf' | 'png'; language: Language },
): Promise<void> {
  return downloadFile(
    keepsakeEndpoints[form],
    { params: { keepsakeId: id }, query: { language } },
    `${nameKeepsakeFile(keepsake, number)}.${form}`,
  )
}

/** Reads keepsakes and the wallet again after a change. */
export function readKeepsakesAgain(client: QueryClient): unknown {
  return Promise.all([readAgain(client, keepsakeEndpoints), makeStale(client, 'wallet.changed')])
}

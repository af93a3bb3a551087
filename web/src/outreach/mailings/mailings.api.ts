import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { mailingEndpoints } from '@tower/contract/outreach/mailings.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

type Body<Name extends 'count' | 'preview' | 'write' | 'change' | 'ask'> = CallInput<
  (typeof mailingEndpoints)[Name]
>['body']

/** What staff read of emails to segments of givers. */
export const mailingQueries = {
  one: (mailingId: string) => readQuery(mailingEndpoints.read, { params: { mailingId } }),
  count: (body: Body<'count'>) => readQuery(mailingEndpoints.count, { body }),
  classrooms: (q: string) => readQuery(mailingEndpoints.findClassrooms, { query: { q } }),
  classroom: (id: string) => readQuery(mailingEndpoints.findClassrooms, { query: { q: '', id } }),
  preview: (body: Body<'preview'>) => readQuery(mailingEndpoints.preview, { body }),
}

/** What they do with them. */
export const mailingCalls = {
  write: (body: Body<'write'>) => browserCall(mailingEndpoints.write, { body }),
  change: (mailingId: string, body: Body<'change'>) =>
    browserCall(mailingEndpoints.change, { params: { mailingId }, body }),
  tryOut: (mailingId: string) => browserCall(mailingEndpoints.tryOut, { params: { mailingId } }),
  ask: (mailingId: string, body: Body<'ask'>) =>
    browserCall(mailingEndpoints.ask, { params: { mailingId }, body }),
  agree: (mailingId: string, body: Body<'ask'>) =>
    browserCall(mailingEndpoints.agree, { params: { mailingId }, body }),
  refuse: (mailingId: string, seen: string, reason: string) =>
    browserCall(mailingEndpoints.refuse, { params: { mailingId }, body: { seen_updated_at: seen, reason } }),
  cancel: (mailingId: string) => browserCall(mailingEndpoints.cancel, { params: { mailingId } }),
}

/** Reads mailings anew: the list, and the one that is open. */
export const readMailingsAgain = (client: QueryClient) => readAgain(client, mailingEndpoints)

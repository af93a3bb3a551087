import type { CallInput } from '@tower/contract/endpoint.ts'
import { inboxEndpoints } from '@tower/contract/oversight/inbox.contract.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

/** The notices, read anew when there is one more or somebody read one. */
export const inboxQuery = (query: CallInput<typeof inboxEndpoints.list>['query']) =>
  readQuery(inboxEndpoints.list, { query }, ['notification.created', 'notification.read'])

/** The same without pages, as a file for spreadsheets. */
export const readInboxFile = (query: CallInput<typeof inboxEndpoints.listCsv>['query']) =>
  browserCall(inboxEndpoints.listCsv, { query })

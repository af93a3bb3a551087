import type { QueryClient } from '@tanstack/react-query'
import { mailEndpoints, mailList, suppressionList } from '@tower/contract/oversight/mails.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'

/** What staff look through. */
export const mailLists = { mails: mailList, stopped: suppressionList }

/** What staff do about mails. */
export const mailCalls = {
  sendAgain: (mailId: string) => browserCall(mailEndpoints.sendAgain, { params: { mailId } }),
  writeAgain: (suppressionId: string) => browserCall(mailEndpoints.writeAgain, { params: { suppressionId } }),
}

/** Reads all of it anew after a change. */
export const readMailsAgain = (client: QueryClient) => readAgain(client, mailEndpoints)

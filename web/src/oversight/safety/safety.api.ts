import type { QueryClient } from '@tanstack/react-query'
import { allowlistEndpoints } from '@tower/contract/people/allowlist.contract.ts'
import type { AllowlistRole } from '@tower/contract/people/allowlist.ts'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { directoryEndpoints } from '@tower/contract/people/directory.contract.ts'
import type { HeldMailReason } from '@tower/contract/oversight/gate.ts'
import { safetyEndpoints } from '@tower/contract/oversight/safety.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

/** What staff read of their own safety. */
export const safetyQueries = {
  trouble: (email: string) => readQuery(safetyEndpoints.readTrouble, { query: { email } }),
  sessions: readQuery(safetyEndpoints.listSessions, {}),
  gate: readQuery(safetyEndpoints.readGate, {}),
  unusual: readQuery(safetyEndpoints.listUnusual, {}),
  acts: (query: CallInput<typeof safetyEndpoints.listActs>['query']) =>
    readQuery(safetyEndpoints.listActs, { query }),
}

/** What they do about it. */
export const safetyCalls = {
  sendLink: (email: string) => browserCall(safetyEndpoints.sendLink, { body: { email } }),
  allow: (email: string, role: AllowlistRole) =>
    browserCall(allowlistEndpoints.upsert, {
      body: { role, rows: [{ email, active: true }], source: 'textarea' },
    }),
  enable: (userId: string) => browserCall(directoryEndpoints.enable, { params: { userId } }),
  resetFactor: (userId: string) => browserCall(safetyEndpoints.resetSecondFactor, { params: { userId } }),
  endSession: (sessionId: string) => browserCall(safetyEndpoints.endSession, { params: { sessionId } }),
  readHeldMail: (mailId: string) => browserCall(safetyEndpoints.readHeldMail, { params: { mailId } }),
  releaseHeldMail: (mailId: string) => browserCall(safetyEndpoints.releaseHeldMail, { params: { mailId } }),
  deleteHeldMail: (mailId: string, reason: HeldMailReason) =>
    browserCall(safetyEndpoints.deleteHeldMail, { params: { mailId }, body: { reason } }),
  endSessionsOf: (userId: string) => browserCall(safetyEndpoints.endSessionsOf, { params: { userId } }),
}

/** Reads all of it anew after a change. */
export const readSafetyAgain = (client: QueryClient) => readAgain(client, safetyEndpoints)

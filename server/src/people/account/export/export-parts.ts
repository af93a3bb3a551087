import type { Tx } from '../../../database/database.ts'
import { exportMails } from '../../../mail/export-mails.ts'
import { exportClassrooms } from '../../../matching/classrooms/export-classrooms.ts'
import { exportNominations } from '../../../matching/nominations/export-nominations.ts'
import { exportSlots } from '../../../matching/slots/export-slots.ts'
import { exportBudgets } from '../../../money/budgets/export-budgets.ts'
import { exportGiving } from '../../../money/giving/donors/export-giving.ts'
import { exportWallet } from '../../../money/ledger/export-wallet.ts'
import { exportInquiries } from '../../../outreach/inquiries/erase-inquiries.ts'
import { exportInterests } from '../../../outreach/programs/erase-interests.ts'
import { exportOwnRows } from '../../../oversight/audit/export-own-rows.ts'
import type { Services } from '../../../services.ts'
import { exportIdentity } from '../../identity/accounts/export-identity.ts'
import { exportProspects } from '../../prospects/erase-prospects.ts'
import { exportProfile } from '../../sponsors/profiles/erase-profile.ts'
import { exportSponsorRequest } from '../../sponsors/erase-sponsor-request.ts'
import { listErasureRequestsOf } from '../account.queries.ts'
import { viewErasure } from '../account.view.ts'

export type ExportOwner = {
  userId: string
  /** Null until its owner proved it: what lies under an unproven address may be somebody else's. */
  email: string | null
}

/** What one domain keeps about a person, as plain rows: allow-listed columns, nobody else's ids, no secrets. */
export type ExportPart = {
  /** Its name in the file. */
  name: string
  collect(services: Pick<Services, 'config'>, tx: Tx, owner: ExportOwner): Promise<unknown>
}

/** Every domain that keeps something about people has a line here. */
export const exportParts: readonly ExportPart[] = [
  { name: 'identity', collect: (_, tx, { userId }) => exportIdentity(tx, userId) },
  { name: 'log', collect: (_, tx, { userId }) => exportOwnRows(tx, userId) },
  { name: 'giving', collect: (_, tx, { userId }) => exportGiving(tx, userId) },
  { name: 'credits', collect: (_, tx, { userId }) => exportWallet(tx, userId) },
  { name: 'slots', collect: (_, tx, { userId }) => exportSlots(tx, userId) },
  { name: 'classrooms', collect: (_, tx, { userId }) => exportClassrooms(tx, userId) },
  { name: 'budgets', collect: (_, tx, { userId }) => exportBudgets(tx, userId) },
  {
    name: 'nominations',
    collect: (services, tx, { email }) => ofAddress(email, (own) => exportNominations(services, tx, own)),
  },
  { name: 'inquiries', collect: (_, tx, { email }) => ofAddress(email, (own) => exportInquiries(tx, own)) },
  { name: 'prospects', collect: (_, tx, { userId }) => exportProspects(tx, userId) },
  {
    name: 'program_interests',
    collect: (_, tx, { email }) => ofAddress(email, (own) => exportInterests(tx, own)),
  },
  {
    name: 'sponsor_requests',
    collect: (_, tx, { email }) => ofAddress(email, (own) => exportSponsorRequest(tx, own)),
  },
  { name: 'sponsor_profile', collect: (_, tx, { userId }) => exportProfile(tx, userId) },
  { name: 'mails', collect: (_, tx, { email }) => ofAddress(email, (own) => exportMails(tx, own)) },
  {
    name: 'erasure_requests',
    collect: async (_, tx, { userId }) => (await listErasureRequestsOf(tx, userId)).map(viewErasure),
  },
]

async function ofAddress<T>(email: string | null, collect: (email: string) => Promise<T>): Promise<T | []> {
  return email === null ? [] : collect(email)
}

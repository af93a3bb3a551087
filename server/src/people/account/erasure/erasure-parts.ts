import type { Tx } from '../../../database/database.ts'
import type { PersonalWords } from '../../../database/redact-text.ts'
import { eraseMails } from '../../../mail/erase-mails.ts'
import { eraseTeacher, listTeacherNames } from '../../../matching/classrooms/erase-teacher.ts'
import { eraseNominator } from '../../../matching/nominations/erase-nominator.ts'
import { closeCheckoutsOf, eraseDonor, listDonorNames } from '../../../money/giving/donors/erase-donor.ts'
import { eraseInquiries } from '../../../outreach/inquiries/erase-inquiries.ts'
import { eraseInterests } from '../../../outreach/programs/erase-interests.ts'
import { redactNotices } from '../../../oversight/inbox/redact-notices.ts'
import type { Services } from '../../../services.ts'
import { eraseAccount, listAccountNames } from '../../identity/accounts/erase-account.ts'
import { eraseProspects, listProspectNames } from '../../prospects/erase-prospects.ts'
import { eraseProfile } from '../../sponsors/profiles/erase-profile.ts'
import { eraseSponsorRequest } from '../../sponsors/erase-sponsor-request.ts'
import { clearErasureWords } from '../account.queries.ts'

/** Who is erased, and by which words they are found. */
export type Traces = PersonalWords & { userId: string; at: Date }

/** What one domain keeps about people, and how it lets go of it. */
export type ErasurePart = {
  name: string
  /** Further words the person is known by here; asked before anything goes. */
  findWords?(tx: Tx, userId: string): Promise<PersonalWords>
  erase(services: Pick<Services, 'config'>, tx: Tx, traces: Traces): Promise<void>
}

/** Every domain that keeps something about people has a line here; the account comes first and holds its row's lock. */
export const erasureParts: readonly ErasurePart[] = [
  {
    name: 'identity',
    findWords: listAccountNames,
    // A payment that comes in meanwhile holds its checkout: after that it writes no address any more.
    erase: async (_, tx, traces) => {
      await closeCheckoutsOf(tx, traces)
      await eraseAccount(tx, traces)
    },
  },
  { name: 'giving', findWords: listDonorNames, erase: (_, tx, traces) => eraseDonor(tx, traces) },
  {
    name: 'classrooms',
    findWords: async (tx, userId) => ({ addresses: [], names: await listTeacherNames(tx, userId) }),
    erase: (_, tx, traces) => eraseTeacher(tx, traces),
  },
  { name: 'nominations', erase: eraseNominator },
  { name: 'inquiries', erase: (_, tx, { addresses }) => eraseInquiries(tx, addresses) },
  {
    name: 'prospects',
    findWords: async (tx, userId) => ({ addresses: [], names: await listProspectNames(tx, userId) }),
    erase: (_, tx, traces) => eraseProspects(tx, traces),
  },
  { name: 'program_interests', erase: (_, tx, { addresses }) => eraseInterests(tx, addresses) },
  { name: 'sponsor_requests', erase: (_, tx, { addresses }) => eraseSponsorRequest(tx, addresses) },
  { name: 'sponsor_profiles', erase: (_, tx, { userId }) => eraseProfile(tx, userId) },
  { name: 'mails', erase: (_, tx, traces) => eraseMails(tx, traces) },
  { name: 'notices', erase: (_, tx, traces) => redactNotices(tx, traces) },
  { name: 'erasure_requests', erase: (_, tx, { userId }) => clearErasureWords(tx, userId) },
]

/** All words a person is known by, from every domain. */
export async function gatherTraces(tx: Tx, userId: string, at: Date): Promise<Traces> {
  const addresses = new Set<string>()
  const names = new Set<string>()
  for (const { findWords } of erasureParts) {
    const found = await findWords?.(tx, userId)
    for (const address of found?.addresses ?? []) addresses.add(address.trim().toLowerCase())
    for (const name of found?.names ?? []) if (name.trim() !== '') names.add(name.trim())
  }
  return { userId, at, addresses: [...addresses], names: [...names] }
}

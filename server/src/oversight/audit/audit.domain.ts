import { paths } from '@tower/contract/pages.ts'
import { listEntriesAbout } from './about-log.queries.ts'
import { auditInvariants } from './audit-invariants.ts'
import { exportOwnRows } from './export-own-rows.ts'
import type { Domain } from '../../domain.ts'
import { eraseAuditWords } from './erase-words.ts'

const leadsToAll = ({ id }: { id: string }) => `${paths.adminAudit}?target=${id}`

/** Who did what, in a chain that nobody rewrites. */
export const audit = {
  name: 'audit',
  floor: 0,
  owns: {
    audit_entries: 'fixed',
    audit_head: 'changed',
    audit_log: 'appended',
    audit_marks: 'appended',
    audit_words: 'changed',
  },
  keeps: {
    staffActs: ['audit_log', 'audit_entries'],
    accounts: ['audit_words'],
    nobody: ['audit_head', 'audit_marks'],
  },
  invariants: auditInvariants,
  aboutPerson: [{ kind: 'audit', duty: 'people', list: listEntriesAbout, leadsToAll }],
  aboutClassroom: [{ kind: 'audit', duty: 'people', list: listEntriesAbout, leadsToAll }],
  personalData: [
    {
      name: 'log',
      erase: (_, tx, traces) => eraseAuditWords(tx, traces),
      export: (_, tx, { userId }) => exportOwnRows(tx, userId),
      place: 20,
    },
  ],
} as const satisfies Domain

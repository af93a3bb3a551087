import { paths } from '@tower/contract/pages.ts'
import { listEntriesAbout } from './about-log.queries.ts'
import { auditInvariants } from './audit-invariants.ts'
import { exportOwnRows } from './export-own-rows.ts'
import type { Domain } from '../../domain.ts'

const leadsToAll = ({ id }: { id: string }) => `${paths.adminAudit}?target=${id}`

/** Who did what, in a chain that nobody rewrites. */
export const audit = {
  name: 'audit',
  floor: 0,
  owns: { audit_head: 'changed', audit_log: 'appended', audit_marks: 'appended' },
  keeps: {
    staffActs: ['audit_log'],
    nobody: ['audit_head', 'audit_marks'],
  },
  invariants: auditInvariants,
  aboutPerson: [{ kind: 'audit', duty: 'people', list: listEntriesAbout, leadsToAll }],
  aboutClassroom: [{ kind: 'audit', duty: 'people', list: listEntriesAbout, leadsToAll }],
  personalData: [{ name: 'log', export: (_, tx, { userId }) => exportOwnRows(tx, userId), place: 20 }],
} as const satisfies Domain

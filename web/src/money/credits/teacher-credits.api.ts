import type { CallInput, CallOutput } from '@tower/contract/endpoint.ts'
import { teacherCreditEndpoints } from '@tower/contract/money/teacher-credits.contract.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

export type StorybookWeek = CallOutput<typeof teacherCreditEndpoints.storybookWeeks>[number]
export type TeacherGrant = CallOutput<typeof teacherCreditEndpoints.grants>['items'][number]

/** What a teacher reads of the credits that staff granted them. */
export const teacherCreditQueries = {
  grants: readQuery(teacherCreditEndpoints.grants, {}, ['wallet.changed']),
  balances: readQuery(teacherCreditEndpoints.balances, {}, ['wallet.changed']),
  weeks: readQuery(teacherCreditEndpoints.storybookWeeks, {}, ['wallet.changed']),
}

/** Staff grant a teacher credits for storybooks and tools. */
export const grantToTeacher = (body: CallInput<typeof teacherCreditEndpoints.grant>['body']) =>
  browserCall(teacherCreditEndpoints.grant, { body })

import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { budgetEndpoints } from '@tower/contract/money/budgets.contract.ts'

/** What the overview reads. */
export type TeacherOverview = CallOutput<typeof budgetEndpoints.teacherOverview>

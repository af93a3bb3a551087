import { paths } from '@tower/contract/pages.ts'

/** Where a teacher finishes or changes a request. */
export const changePath = (requestId: string) => `${paths.teacherNewReimbursement}?request=${requestId}`

import type { TableRights } from './database/process-role.ts'
import type { RowRights } from './domain.ts'
import { everyDomain } from './domains.ts'

/** What the process may do to which table, as its domain says. */
export const tableRights: TableRights = {
  // The record of migrations itself belongs to none.
  fixed: [...tablesThatAre('fixed'), 'migrations'],
  appended: tablesThatAre('appended'),
  deleted: [
    ...tablesThatAre('deleted'),
    ...everyDomain.flatMap(({ expiry }) => Object.keys(expiry?.rows ?? {})),
  ],
}

function tablesThatAre(rights: RowRights): string[] {
  return everyDomain.flatMap(({ owns = {} }) =>
    Object.entries(owns).flatMap(([table, granted]) => (granted === rights ? [table] : [])),
  )
}

import type { Tx } from '../../../database/database.ts'
import { selectTwinRows, selectTwinRowsForUpdate, type TwinRow } from './twin-rows.queries.ts'

export type { TwinRow }

/** Classrooms as two are compared, by their ids. */
export const findTwinRows = (tx: Tx, ids: readonly string[]): Promise<TwinRow[]> => selectTwinRows(tx, ids)

/** The same, held until the transaction ends: nobody confirms, lists or merges them meanwhile. */
export const holdTwinRows = (tx: Tx, ids: readonly string[]): Promise<TwinRow[]> =>
  selectTwinRowsForUpdate(tx, ids)

import { classNames } from '../class-names/class-names.ts'
import narrow from '../data-table/narrow-table.module.css'
import { placesOf, type RankedColumn } from './column-places.ts'
import styles from './dense-list.module.css'

/** The class of a list of staff: a table down to 640 px. */
export const denseList = classNames(narrow.fit, styles.dense)

/** From here on columns are put away together. */
const lastPlace = 7

/** The columns of such a list, each with the width from which it is shown. */
export function placeColumns<Column extends RankedColumn>(columns: readonly Column[]) {
  const places = placesOf(columns)
  return columns.map((column) => ({
    ...column,
    className: styles[`place${Math.min(places.get(column.id) ?? 0, lastPlace)}`],
  }))
}

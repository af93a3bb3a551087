import { classNames } from '../class-names/class-names.ts'
import styles from './narrow-table.module.css'

/** The class of what holds a table: the more columns it has, the earlier its rows become cards. */
export const fitOf = ({ length }: readonly unknown[]) =>
  classNames(styles.fit, length === 5 && styles.five, length > 5 && styles.six)

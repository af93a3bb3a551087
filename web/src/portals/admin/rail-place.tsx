import styles from '../portal-rail.module.css'

/** Holds the place of a rail whose code is on its way. */
export function RailPlace() {
  return <div className={styles.place} />
}

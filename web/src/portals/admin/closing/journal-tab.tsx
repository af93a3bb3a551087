import { AccountCodes } from './account-codes.tsx'
import styles from './closing.module.css'
import { JournalForm } from './journal-form.tsx'

/** The journal for the charity's own bookkeeping, and what it calls our accounts. */
export default function JournalTab() {
  return (
    <div className={styles.parts}>
      <JournalForm />
      <AccountCodes />
    </div>
  )
}

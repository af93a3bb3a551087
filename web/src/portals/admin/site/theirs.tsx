import { explainError } from '../../../api/explain-error.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { actErrors } from '../admin-errors.ts'
import styles from './site.module.css'

export type TheirLine = { name: string; value: string }

/** Why it was not saved; where a colleague was first, what they saved. */
export function Refused({ error, theirs }: { error: Error; theirs: readonly TheirLine[] | undefined }) {
  const texts = useTexts('siteDesk')
  const admin = useTexts('admin')
  if (!theirs) return <Notice tone="danger">{explainError(error, actErrors(admin, texts.saveFailed))}</Notice>
  return (
    <Notice tone="warning">
      {texts.theirs}
      <dl className={styles.theirs}>
        {theirs.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}

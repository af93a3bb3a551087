import { useTexts } from '../../../texts/use-texts.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { ActFailed } from '../act-failed.tsx'
import styles from './site.module.css'

export type TheirLine = { name: string; value: string }

/** Why it was not saved; where a colleague was first, what they saved. */
export function Refused({ error, theirs }: { error: Error; theirs: readonly TheirLine[] | undefined }) {
  const texts = useTexts('siteDesk')
  if (!theirs) return <ActFailed error={error} failed={texts.saveFailed} />
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

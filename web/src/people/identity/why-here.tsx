import { loginNotices } from '@tower/contract/people/sign-in-paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import styles from './sign-in-form.module.css'

const told = [...loginNotices, 'early'] as const

/** Why somebody is here: the sentence for `?notice=`, none for other words. */
export function WhyHere({ notice }: { notice: string | null }) {
  const { notices } = useTexts('signIn')
  const why = told.find((known) => known === notice)
  if (!why) return null
  return (
    <Notice tone={why === 'role-mismatch' || why === 'retry' ? 'warning' : 'info'} className={styles.why}>
      {notices[why]}
    </Notice>
  )
}

import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import type { ClosedReason } from './closed-reason.ts'

export type ClosedNoticeProps = { reason: ClosedReason; id?: string }

/** Why no storybook can be made now, and whom to ask where somebody can change it. */
export function ClosedNotice({ reason, id }: ClosedNoticeProps) {
  const { refused } = useTexts('storybooks')
  const { toSupport } = useTexts('storybookList')
  const canAsk = reason === 'storybooks.disabled' || reason === 'storybooks.no_classroom'
  return (
    <Notice
      tone={reason === 'storybooks.out_of_credits' ? 'info' : 'warning'}
      announce={false}
      action={canAsk && <Link to={`${paths.teacherSupport}?ticket=new`}>{toSupport}</Link>}
    >
      <span id={id}>{refused[reason]}</span>
    </Notice>
  )
}

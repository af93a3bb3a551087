import { useQuery } from '@tanstack/react-query'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { approvalQueries } from './approvals.api.ts'

/** Says for staff that nobody but one of them knows of a teacher, or that no mailbox stands behind the account. */
export function TeacherNotice({ teacherId }: { teacherId: string }) {
  const texts = useTexts('secondPerson')
  const { data } = useQuery({ ...approvalQueries.teacher(teacherId), retry: false })
  if (!data || (!data.is_unproven && data.seen_by === null)) return null
  return (
    <Notice tone="warning" announce={false}>
      {data.is_unproven ? texts.unproven : fillText(texts.unseen, { name: data.seen_by ?? '' })}
    </Notice>
  )
}

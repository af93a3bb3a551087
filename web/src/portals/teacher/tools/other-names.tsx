import { useQuery } from '@tanstack/react-query'
import { studentsQuery } from '../../../learning/students/students.api.ts'
import { findOtherNames } from '../../../learning/tools/find-other-names.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Notice, type NoticeProps } from '../../../ui/notice/notice.tsx'

export type OtherNamesProps = Pick<NoticeProps, 'announce'> & {
  texts: readonly string[]
  /** Whom it is about. */
  about: string | null
}

/** Says that another child of the class is named, before anything is copied. */
export function OtherNames({ texts, about, announce = true }: OtherNamesProps) {
  const { result: words } = useTexts('tools')
  const { data: students = [] } = useQuery(studentsQuery)
  const others = students.map((student) => student.full_name).filter((name) => name !== about)
  const names = findOtherNames(texts, { about, others })
  if (names.length === 0) return null
  return (
    <Notice tone="warning" announce={announce}>
      {fillText(words.otherNames, { names: names.join(', ') })}
    </Notice>
  )
}

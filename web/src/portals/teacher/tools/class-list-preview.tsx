import type { ClassList } from '../../../learning/students/read-class-list.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'

const shownStudents = 50
const shownRemarks = 10

/** What was read of a list, and which of its lines only its teacher can put right. */
export function ClassListPreview({ list }: { list: ClassList }) {
  const { note, classList: texts } = useTexts('tools')
  const language = useLanguage()
  const { students, faults, otherLanguages } = list
  const more = students.length - shownStudents
  return (
    <Stack gap={3}>
      <Remarks
        title={texts.faultsTitle}
        remarks={faults.map(({ row, fault }) => fillText(texts.inLine, { row, fault: texts.faults[fault] }))}
      />
      <Remarks remarks={otherLanguages.map((one) => fillText(texts.otherLanguage, one))} />
      <DataTable
        caption={texts.preview}
        rows={students.slice(0, shownStudents)}
        rowKey={({ row }) => String(row)}
        columns={[
          { id: 'name', head: texts.columns.name, cell: (student) => student.full_name },
          { id: 'grade', head: texts.columns.grade, cell: ({ grade }) => grade },
          {
            id: 'language',
            head: texts.columns.language,
            cell: ({ family_language: of }) => of && note.languages[of],
          },
        ]}
      />
      {more > 0 && <p>{fillCounted(texts.more, more, language)}</p>}
    </Stack>
  )
}

function Remarks({ title, remarks }: { title?: string; remarks: readonly string[] }) {
  if (remarks.length === 0) return null
  return (
    <Notice tone="warning">
      {title && <b>{title}</b>}
      <Stack as="ul" gap={1} bullets>
        {remarks.slice(0, shownRemarks).map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
        {remarks.length > shownRemarks && <li>…</li>}
      </Stack>
    </Notice>
  )
}

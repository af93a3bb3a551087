import { nameKey } from '@tower/contract/name-key.ts'
import type { ClassList } from '../../../learning/students/read-class-list.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { findRepeats } from '../../../ui/sheet/find-repeats.ts'
import { NoticeList } from './notice-list.tsx'

const shownStudents = 50
const remarks = { tone: 'warning', most: 10 } as const

/** What was read of a list, and which of its lines only its teacher can put right. */
export function ClassListPreview({ list }: { list: ClassList }) {
  const { note, classList: texts } = useTexts('tools')
  const language = useLanguage()
  const { faults, otherLanguages } = list
  const students = list.students.filter(({ full_name: name }) => name !== '')
  const repeats = findRepeats(students, ({ full_name: name }) => nameKey(name))
  const more = students.length - shownStudents
  return (
    <Stack gap={3}>
      <NoticeList
        title={texts.faultsTitle}
        items={faults.map(({ row, fault }) => fillText(texts.inLine, { row, fault: texts.faults[fault] }))}
        {...remarks}
      />
      <NoticeList items={otherLanguages.map((one) => fillText(texts.otherLanguage, one))} {...remarks} />
      <NoticeList
        items={repeats.map(({ row, first }) =>
          fillText(texts.repeated, { row: row.row, name: row.full_name, first: first.row }),
        )}
        {...remarks}
      />
      <DataTable
        crowded
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

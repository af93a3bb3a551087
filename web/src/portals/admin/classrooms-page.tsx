import { classroomList, type ListedClassroom } from '@tower/contract/matching/classroom-list.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link, type LoaderFunctionArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import type { ListColumn } from '../../ui/list-page/list-table.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { TwoLines } from '../../ui/type/type.tsx'
import { portalMeta } from '../portal-meta.ts'
import { ConsoleHead } from './console-head.tsx'
import { declareConsoleList } from './declare-console-list.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'classroomList') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.classroomList.title)

const Classrooms = declareConsoleList({
  name: 'classrooms',
  calls: classroomList,
  file: 'classrooms.csv',
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  useTexts: () => useTexts('classroomList'),
  useColumns: useClassroomColumns,
  useFilters: useClassroomFilters,
  tabs: 'standing',
})

/** Every classroom: the way to one of a school, or of a teacher. */
export default function ClassroomsPage() {
  const texts = useTexts('classroomList')
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} />
      <Classrooms />
    </>
  )
}

function useClassroomFilters() {
  const { standing, standings } = useTexts('classroomList')
  return { standing: { label: standing, names: standings } }
}

function useClassroomColumns(): ListColumn<ListedClassroom>[] {
  const texts = useTexts('classroomList')
  const heads = texts.columns
  const language = useLanguage()
  return [
    {
      id: 'classroom',
      head: heads.classroom,
      cell: ({ id, name }) => <Link to={paths.adminClassroom({ classroomId: id })}>{name}</Link>,
    },
    {
      id: 'school',
      head: heads.school,
      cell: ({ school, city, state }) => (
        <TwoLines first={school ?? '–'} second={[city, state].filter(Boolean).join(', ')} />
      ),
    },
    {
      id: 'teacher',
      head: heads.teacher,
      cell: ({ teacher_id: id, teacher_name: name }) =>
        id ? (
          <Link to={paths.adminPerson({ userId: id })}>{name ?? texts.columns.teacher}</Link>
        ) : (
          (name ?? texts.noTeacher)
        ),
    },
    { id: 'grade', head: heads.grade, cell: ({ grade_level: grade }) => grade ?? '–' },
    {
      id: 'confirmed',
      head: heads.confirmed,
      oneLine: true,
      cell: ({ confirmed_at: at, merged_into: stays }) =>
        stays ? (
          <Link to={paths.adminClassroom({ classroomId: stays })}>{texts.merged}</Link>
        ) : at ? (
          showTime(at, 'date', language)
        ) : (
          texts.unconfirmed
        ),
    },
    {
      id: 'created',
      head: heads.created,
      sort: '-created',
      oneLine: true,
      cell: ({ created_at: at }) => showTime(at, 'date', language),
    },
  ]
}

import type { DeskStorybook } from '@tower/contract/learning/storybooks/storybook-desk.contract.ts'
import { Link } from 'react-router'
import { StatusChip } from '../../../learning/storybooks/status-chip.tsx'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { NameText } from '../../../ui/type/name-text.tsx'
import { TwoLines } from '../../../ui/type/type.tsx'

type Day = 'submitted_at' | 'published_at' | 'updated_at'

/** The columns of the storybooks; a title opens the drawer. */
export function useBookColumns(linkTo: (id: string) => string): ListColumn<DeskStorybook>[] {
  const { columns: heads, untitled } = useTexts('storybookDesk')
  const language = useLanguage()
  const day = (name: Day) => (book: DeskStorybook) => {
    const at = book[name]
    return at && showTime(at, 'date', language)
  }
  return [
    {
      id: 'title',
      head: heads.title,
      cell: ({ id, title }) => (
        <Link to={linkTo(id)} preventScrollReset>
          {title || untitled}
        </Link>
      ),
    },
    {
      id: 'teacher',
      head: heads.teacher,
      cell: ({ teacher_name: name, teacher_email: email, classroom_name: classroom }) => (
        <TwoLines first={<NameText>{name ?? email}</NameText>} second={classroom} />
      ),
    },
    {
      id: 'state',
      head: heads.state,
      cell: (book) => <StatusChip book={book} />,
    },
    { id: 'pages', head: heads.pages, numeric: true, wideOnly: true, cell: ({ page_count: count }) => count },
    { id: 'submitted', head: heads.submitted, sort: 'submitted', oneLine: true, cell: day('submitted_at') },
    {
      id: 'published',
      head: heads.published,
      sort: '-published',
      wideOnly: true,
      oneLine: true,
      cell: day('published_at'),
    },
    {
      id: 'updated',
      head: heads.updated,
      sort: '-updated',
      wideOnly: true,
      oneLine: true,
      cell: day('updated_at'),
    },
  ]
}

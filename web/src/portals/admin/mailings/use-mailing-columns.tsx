import type { DeskMailing } from '@tower/contract/outreach/mailings.contract.ts'
import type { MailingState } from '@tower/contract/outreach/mailings.ts'
import { Link } from 'react-router'
import { fillText, showNumber } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { CheckIcon, ClockIcon, CloseIcon, MailIcon, WarningIcon } from '../../../ui/icons/icons.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { Moment } from '../../../ui/time/moment.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { TwoLines } from '../../../ui/type/type.tsx'

/** The columns of the mailings; the subject opens the drawer. */
export function useMailingColumns(linkTo: (id: string) => string): ListColumn<DeskMailing>[] {
  const { columns: heads } = useTexts('mailings')
  const language = useLanguage()
  const nameSegment = useSegmentName()
  return [
    {
      id: 'subject',
      head: heads.subject,
      cell: (mailing) => (
        <TwoLines
          first={
            <Link to={linkTo(mailing.id)} preventScrollReset>
              {mailing.subject}
            </Link>
          }
          second={nameSegment(mailing)}
        />
      ),
    },
    { id: 'state', oneLine: true, head: heads.state, cell: ({ state }) => <MailingChip state={state} /> },
    {
      id: 'people',
      head: heads.people,
      wideOnly: true,
      cell: ({ author, decided_by: by }) => <TwoLines first={author} second={by} />,
    },
    {
      id: 'updated',
      head: heads.updated,
      sort: '-updated',
      cell: ({ updated_at: at }) => <Moment at={at} />,
    },
    {
      id: 'readers',
      head: heads.readers,
      sort: '-readers',
      numeric: true,
      cell: ({ readers }) => readers !== null && showNumber(readers, language),
    },
  ]
}

type Segmented = Pick<DeskMailing, 'segment' | 'classroom_name' | 'slot_number' | 'since' | 'tag'>

/** To whom it goes, in words. */
export function useSegmentName(): (of: Segmented) => string {
  const { segmentNames: names } = useTexts('mailings')
  const language = useLanguage()
  return ({ segment, classroom_name: classroom, slot_number: slot, since, tag }) =>
    fillText(names[segment], {
      classroom: classroom ?? names.classroomGone,
      slot: slot ?? '',
      day: since === null ? '' : showTime(since, 'date', language),
      tag: tag ?? '',
    })
}

const looks = {
  draft: { tone: 'neutral', icon: <MailIcon />, outlined: true },
  waiting: { tone: 'warning', icon: <ClockIcon />, outlined: true },
  refused: { tone: 'warning', icon: <WarningIcon />, outlined: false },
  leaving: { tone: 'neutral', icon: <ClockIcon />, outlined: false },
  left: { tone: 'success', icon: <CheckIcon />, outlined: true },
  canceled: { tone: 'neutral', icon: <CloseIcon />, outlined: true },
} as const satisfies Record<MailingState, unknown>

/** How far a mailing is, as sign and word. */
export function MailingChip({ state }: { state: MailingState }) {
  const { states } = useTexts('mailings')
  return <Chip {...looks[state]}>{states[state]}</Chip>
}

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BarredClassroom } from '@tower/contract/matching/draw-desk.contract.ts'
import { askedReasons, barReasons } from '@tower/contract/matching/draw-desk.ts'
import { deskCalls, deskQueries, readDeskAgain } from '../../../matching/draws/desk.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConsoleList } from '../console-list.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { useListQuery } from '../../../ui/list-page/use-list-query.ts'
import { showTime } from '../../../ui/time/show-time.ts'
import { ActFailed } from '../act-failed.tsx'
import { exportCsv } from '../export-csv.ts'
import { listPictures } from '../list-pictures.tsx'
import { AskButton } from './ask-button.tsx'
import { ClassroomCell } from './classroom-cell.tsx'
import styles from './desk.module.css'

const spec = { filters: { reason: barReasons } }

/** Classrooms that cannot enter and why; where a teacher can mend it, staff have them asked. */
export default function BarredTab() {
  const { barred: texts } = useTexts('drawDesk')
  const list = useListQuery(spec)
  const { page, pageSize, filters } = list.query
  const reason = barReasons.find((name) => name === filters.reason)
  const reading = useQuery({
    ...deskQueries.barred({ reason, page, pageSize }),
    placeholderData: keepPreviousData,
  })
  const asked = askedReasons.find((name) => name === reason)
  return (
    <section className={styles.part}>
      <p className={styles.quiet}>{texts.lead}</p>
      <div className={styles.acts}>
        <Looked at={reading.data?.looked_at} />
        {asked && <AskButton key={asked} reason={asked} />}
      </div>
      <ConsoleList
        name="barred_classrooms"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useBarredColumns()}
        keyOf={({ classroom_id: id }) => id}
        nameOf={({ name }) => name}
        words={reading.data?.looked_at === null ? { ...texts, none: texts.notKnown } : texts}
        filters={[{ name: 'reason', label: texts.filter, options: useReasonOptions(reading.data?.counts) }]}
        pictures={listPictures}
        onExport={() => exportCsv('barred-classrooms.csv', () => deskCalls.barredFile({ reason }))}
      />
    </section>
  )
}

function useReasonOptions(counts: Readonly<Record<string, number>> | undefined) {
  const { barred: texts } = useTexts('drawDesk')
  return barReasons.map((value) => {
    const count = counts?.[value] ?? 0
    const shown = count >= 1_000 ? texts.upTo : count
    return { value, label: `${texts.reasons[value]}${counts ? ` (${shown})` : ''}` }
  })
}

/** When all classrooms were looked at, and a way to look again at once. */
function Looked({ at }: { at: string | null | undefined }) {
  const { barred: texts } = useTexts('drawDesk')
  const language = useLanguage()
  const client = useQueryClient()
  const looking = useMutation({
    mutationFn: () => deskCalls.lookAgain(),
    onSuccess: () => readDeskAgain(client),
  })
  return (
    <>
      {looking.isError && <ActFailed error={looking.error} failed={texts.lookFailed} />}
      <span role="status">
        {at ? fillText(texts.looked, { time: showTime(at, 'moment', language) }) : texts.notLooked}
      </span>
      <Button
        size="s"
        pending={looking.isPending}
        pendingLabel={texts.looking}
        onClick={() => looking.mutate()}
      >
        {at === null ? texts.lookFirst : texts.look}
      </Button>
    </>
  )
}

function useBarredColumns(): ListColumn<BarredClassroom>[] {
  const { barred: texts } = useTexts('drawDesk')
  const language = useLanguage()
  return [
    { id: 'classroom', head: texts.classroom, cell: (one) => <ClassroomCell classroom={one} /> },
    { id: 'reason', head: texts.reason, cell: ({ reason }) => texts.reasons[reason] },
    { id: 'teacher', head: texts.teacher, cell: ({ teacher_email: email }) => email ?? texts.noTeacher },
    {
      id: 'asked',
      head: texts.asked,
      cell: ({ asked_at: at }) => (at ? showTime(at, 'date', language) : texts.never),
    },
  ]
}

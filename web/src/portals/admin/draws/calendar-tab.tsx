import type { CalendarStart, SchedulePause } from '@tower/contract/matching/draw-schedule.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { DrawMoment } from '../../../matching/draws/draw-moment.tsx'
import { DrawStateChip } from '../../../matching/draws/draw-state-chip.tsx'
import { fillText, localeOf } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { useDrawName } from '../randomizer/use-draw-name.ts'
import styles from './desk.module.css'
import { ScheduleAct } from './schedule-act.tsx'
import { weeklyWords } from './weekly-words.ts'

// Comes where the schedule is paused.
const PausedNotice = lateInBrowser(() => import('./paused-notice.tsx'))

type CalendarTabProps = { starts: readonly CalendarStart[]; cron: string; pause: SchedulePause | null }

/** The starts of DRAW_CRON and the draws that staff made or moved, in the organization’s time with UTC beside. */
export default function CalendarTab({ starts, cron, pause }: CalendarTabProps) {
  const { calendar } = useTexts('drawDesk')
  const language = useLanguage()
  const columns = useCalendarColumns(pause !== null)
  return (
    <section aria-labelledby="calendar" className={styles.part}>
      <div className={styles.head}>
        <h2 id="calendar">{calendar.title}</h2>
        {!pause && <ScheduleAct />}
      </div>
      {pause && <PausedNotice pause={pause} />}
      <p className={styles.quiet}>
        {weeklyWords(cron, localeOf(language), calendar.weekly) ?? fillText(calendar.lead, { cron })}
      </p>
      <p className={styles.quiet}>{calendar.pause}</p>
      {starts.length === 0 ? (
        <EmptyState>{calendar.none}</EmptyState>
      ) : (
        <DataTable
          caption={calendar.caption}
          columns={columns}
          rows={starts}
          rowKey={({ starts: at, draw, moved_to: movedTo }) => `${at} ${draw?.id ?? ''} ${movedTo ?? ''}`}
        />
      )}
    </section>
  )
}

function useCalendarColumns(isPaused: boolean): Column<CalendarStart>[] {
  const { calendar } = useTexts('drawDesk')
  const name = useDrawName()
  const language = useLanguage()
  return [
    { id: 'start', head: calendar.start, cell: ({ starts }) => <DrawMoment at={starts} /> },
    {
      id: 'draw',
      head: calendar.draw,
      cell: ({ draw, starts, moved_to: movedTo }) =>
        draw === null ? (
          <span className={styles.quiet}>{isPaused ? calendar.paused : calendar.notMade}</span>
        ) : (
          <div className={styles.two}>
            <Link to={paths.adminDraw({ drawId: draw.id })}>
              {name({ slot_name: draw.slot_name, slot_starts: movedTo ?? starts })}
            </Link>
            {movedTo && (
              <span>{fillText(calendar.movedTo, { time: showTime(movedTo, 'moment', language) })}</span>
            )}
          </div>
        ),
    },
    { id: 'from', head: calendar.from, cell: ({ source }) => calendar.sources[source] },
    {
      id: 'state',
      head: calendar.state,
      cell: ({ draw, moved_to: movedTo }) => (draw && !movedTo ? <DrawStateChip state={draw.state} /> : '–'),
    },
  ]
}

import type { SchedulePause } from '@tower/contract/matching/draw-schedule.contract.ts'
import { useSaid } from '../../../people/use-said.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { ScheduleAct } from './schedule-act.tsx'

/** That the schedule is paused, by whom and why, with the way to let it go on. */
export default function PausedNotice({ pause }: { pause: SchedulePause }) {
  const { schedule: texts } = useTexts('drawDesk')
  const language = useLanguage()
  const said = useSaid()
  const since = fillText(pause.by === null ? texts.paused : texts.pausedBy, {
    by: said(pause.by ?? ''),
    time: showTime(pause.at, 'moment', language),
  })
  return (
    <Notice tone="warning" announce={false} action={<ScheduleAct isPaused />}>
      <p>{since}</p>
      <p>{pause.reason}</p>
      <p>{texts.stays}</p>
    </Notice>
  )
}

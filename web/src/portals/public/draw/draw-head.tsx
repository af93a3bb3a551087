import { drawName } from '../../../matching/draws/draw-name.ts'
import { DrawStateChip } from '../../../matching/draws/draw-state-chip.tsx'
import { runNote } from '../../../matching/draws/run-note.ts'
import { whatIsOpen } from '../../../matching/draws/what-is-open.ts'
import { paths } from '@tower/contract/pages.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { ClockIcon } from '../../../ui/icons/icons.tsx'
import { Illustration } from '../../../pictures/illustration.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Lead, PageHead } from '../../../ui/section/section.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import type { LoadedDraw } from '../load-draw.ts'
import styles from './draw-head.module.css'

export type DrawHeadProps = { found: LoadedDraw; title: string }

/** What this draw is, how far it has come, and what was unlike the plan. */
export function DrawHead({ found: { draw, isWaiting }, title }: DrawHeadProps) {
  const { one } = useTexts('draws')
  const language = useLanguage()
  const name = drawName(draw, one.title, language)
  const crumbs = [{ label: one.crumb, to: paths.draws }, { label: name }]
  const note = runNote(draw, one, language)
  return (
    <div className={styles.columns}>
      <div>
        <PageHead title={title} crumbs={crumbs} />
        <p className={styles.chips}>
          <DrawStateChip state={draw.state} />
          {draw.run_early && (
            <Chip tone="warning" icon={<ClockIcon />}>
              {one.early}
            </Chip>
          )}
        </p>
        <Lead>{useLeadWords(draw)}</Lead>
        {note && (
          <Notice tone={draw.run_early ? 'warning' : 'info'} announce={false} className={styles.reason}>
            {note}
          </Notice>
        )}
        {draw.first_starts && (
          <Notice tone="info" announce={false} className={styles.reason}>
            {fillText(one.moved, { planned: showTime(draw.first_starts, 'dated', language) })}
          </Notice>
        )}
        {draw.skipped_slots.length > 0 && (
          <Notice tone="info" announce={false} className={styles.reason}>
            {fillCounted(one.skipped, draw.skipped_slots.length, language, {
              numbers: namesOf(draw.skipped_slots),
            })}
          </Notice>
        )}
        {draw.replaced.length > 0 && <Replaced replaced={draw.replaced} />}
        {isWaiting && (
          <Notice tone="warning" announce={false} className={styles.reason}>
            {one.number.waiting}
          </Notice>
        )}
        {draw.void_reason && (
          <Notice tone="danger" announce={false} className={styles.reason}>
            <b>{one.voidReason}:</b> {draw.void_reason}
          </Notice>
        )}
      </div>
      <div className={styles.picture}>
        <Illustration scene="draw" label={one.picture} />
      </div>
    </div>
  )
}

/** What the draw committed to before a later number had to be named: whoever kept it can tell. */
function Replaced({ replaced }: Pick<LoadedDraw['draw'], 'replaced'>) {
  const { one } = useTexts('draws')
  const language = useLanguage()
  return (
    <Notice tone="warning" announce={false} className={styles.reason}>
      {one.replaced}
      <ul className={styles.hashes}>
        {replaced.map(({ commitment_hash: hash, named_at: at, round }) => (
          <li key={hash}>
            {fillText(one.replacedAt, { round, time: showTime(at, 'dated', language) })} <code>{hash}</code>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const mostNamed = 20

const namesOf = (numbers: readonly number[]) =>
  numbers.length > mostNamed ? `${numbers.slice(0, mostNamed).join(', ')}, …` : numbers.join(', ')

function useLeadWords(draw: LoadedDraw['draw']): string {
  const { one } = useTexts('draws')
  const language = useLanguage()
  const { state, entries_count, total_weight, assigned } = draw
  if (state === 'scheduled') return one.lead.scheduled
  if (state === 'voided') return one.voided[whatIsOpen(draw)]
  const points = fillCounted(one.points, total_weight ?? 0, language)
  const drawn = assigned > 0 ? fillCounted(one.drawn, assigned, language) : one.drawnNone
  return fillCounted(one.lead[state], entries_count ?? 0, language, { points, drawn })
}

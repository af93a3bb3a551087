import { paths } from '@tower/contract/pages.ts'
import { drawName } from '../../../matching/draws/draw-name.ts'
import { DrawStateChip } from '../../../matching/draws/draw-state-chip.tsx'
import { whatIsOpen } from '../../../matching/draws/what-is-open.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { ShieldIcon } from '../../../ui/icons/icons.tsx'
import { Illustration } from '../../../pictures/illustration.tsx'
import { late } from '../../../ui/late/late.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Lead, PageHead, Wrap } from '../../../ui/section/section.tsx'
import type { LoadedDraw } from '../load-draw.ts'
import styles from './draw-head.module.css'

const DrawTimeline = late(() => import('../../../matching/draws/draw-timeline.tsx'))

export type DrawHeadProps = {
  found: LoadedDraw
  title: string
  /** This browser has repeated the draw and agrees. */
  isVerified?: boolean
}

/** What this draw is, how far it has come, and its four steps. */
export function DrawHead({ found: { draw, isWaiting }, title, isVerified = false }: DrawHeadProps) {
  const { one } = useTexts('draws')
  const language = useLanguage()
  const name = drawName(draw, one.title, language)
  const crumbs = [{ label: one.crumb, to: paths.draws }, { label: name }]
  return (
    <Wrap className={styles.head}>
      <div className={styles.columns}>
        <div>
          <PageHead title={title} crumbs={crumbs} />
          <p className={styles.chips}>
            <DrawStateChip state={draw.state} />
            {isVerified && (
              <Chip tone="success" icon={<ShieldIcon />}>
                {one.verified}
              </Chip>
            )}
          </p>
          <Lead>{useLeadWords(draw)}</Lead>
          {draw.run_early && (
            <Notice announce={false} className={styles.reason}>
              {one.early}
            </Notice>
          )}
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
      <DrawTimeline draw={draw} />
    </Wrap>
  )
}

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

import { useQuery } from '@tanstack/react-query'
import type { DeskDraw } from '@tower/contract/matching/draw-desk.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { drawQueries } from '../../../matching/draws/draws.api.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { UnreadPart } from '../unread-part.tsx'
import styles from './desk.module.css'

/** Whom a draw that ran matched, in its order, with the slot that each got. */
export function MatchedCard({ draw }: { draw: Pick<DeskDraw, 'id' | 'assigned'> }) {
  const { matched: texts } = useTexts('drawDesk')
  const language = useLanguage()
  const reading = useQuery(drawQueries.one(draw.id))
  const picks = reading.data?.picks ?? []
  const more = draw.assigned - picks.length
  return (
    <Card title={texts.title}>
      <Stack gap={3}>
        {reading.isPending && <Skeleton lines={3} />}
        {reading.isError && !reading.data && <UnreadPart reading={reading} failed={texts.failed} />}
        {draw.assigned === 0 && <Text tone="quiet">{texts.nobody}</Text>}
        {picks.length > 0 && (
          <ol className={styles.story}>
            {picks.map(({ position, classroom_id: classroomId, name, school, slot_number: number }) => (
              <li key={position}>
                <Link to={paths.adminClassroom({ classroomId })}>
                  {[name, school].filter(Boolean).join(', ')}
                </Link>
                <Link to={paths.slotStory({ number })}>{fillText(texts.slot, { number })}</Link>
              </li>
            ))}
          </ol>
        )}
        {reading.data && more > 0 && (
          <Link to={paths.draw({ drawId: draw.id })}>{fillCounted(texts.more, more, language)}</Link>
        )}
        {draw.assigned > 0 && (
          <Text size="small" tone="quiet">
            {texts.emailed} <Link to={paths.adminMails}>{texts.toEmails}</Link>
          </Text>
        )}
      </Stack>
    </Card>
  )
}

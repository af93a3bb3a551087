import { useQuery } from '@tanstack/react-query'
import type { ClassroomTwin, MergedClassroom } from '@tower/contract/matching/classroom-twins.contract.ts'
import type { ClassroomFile } from '@tower/contract/oversight/about.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { twinQueries } from '../../../matching/classrooms/twins.api.ts'
import { useProfile } from '../../../session/route-guard.tsx'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Text } from '../../../ui/type/type.tsx'
import { UnreadPart } from '../unread-part.tsx'

// Comes with a press on “Merge”.
const MergeDialog = lateInBrowser(() => import('./merge-dialog.tsx'))

/** Classrooms that may be the same as one, and those that became it; of one that was merged, which it became. */
export function TwinsPart({ classroom }: { classroom: ClassroomFile }) {
  const texts = useTexts('twins')
  const { duties } = useProfile()
  const language = useLanguage()
  if (classroom.merged_into === null)
    return duties.includes('classrooms') ? <Twins classroom={classroom} /> : null
  const { id, name, at } = classroom.merged_into
  const merged = fillText(texts.mergedOn, { day: showTime(at, 'date', language) })
  return (
    <Notice tone="plain" announce={false}>
      {texts.mergedNote} {merged}: <Link to={paths.adminClassroom({ classroomId: id })}>{name}</Link>
    </Notice>
  )
}

function Twins({ classroom }: { classroom: ClassroomFile }) {
  const texts = useTexts('twins')
  const [twin, setTwin] = useState<ClassroomTwin>()
  const reading = useQuery({ ...twinQueries.of(classroom.id), retry: false })
  const { items = [], merged = [] } = reading.data ?? {}
  return (
    <>
      <Card title={texts.title}>
        <Stack gap={4}>
          <Text size="small" tone="quiet">
            {reading.data && items.length === 0 ? texts.none : texts.lead}
          </Text>
          {reading.isPending && <Skeleton lines={2} />}
          {reading.isError && !reading.data && <UnreadPart reading={reading} failed={texts.failed} />}
          {items.map((one) => (
            <Twin key={one.id} twin={one} onMerge={() => setTwin(one)} />
          ))}
        </Stack>
      </Card>
      {merged.length > 0 && <Merged classrooms={merged} />}
      {twin && <MergeDialog classroom={classroom} twin={twin} onClose={() => setTwin(undefined)} />}
    </>
  )
}

function Twin({ twin, onMerge }: { twin: ClassroomTwin; onMerge: () => void }) {
  const texts = useTexts('twins')
  const language = useLanguage()
  const { id, name, school, city, state, teacher_name: teacher, confirmed_at: confirmed } = twin
  const place = [teacher === name ? null : teacher, school, city, state].filter(Boolean).join(', ')
  return (
    <Stack as="section" gap={2} aria-label={name}>
      <Link to={paths.adminClassroom({ classroomId: id })}>{name}</Link>
      <Text size="caption" tone="quiet" wrap="anywhere">
        {[place, fillCounted(texts.nominated, twin.nominators, language)].filter(Boolean).join(' · ')}
      </Text>
      <Row gap={2}>
        {confirmed && <Chip tone="success">{texts.confirmed}</Chip>}
        {twin.because.map((sign) => (
          <Chip key={sign}>{texts.signs[sign]}</Chip>
        ))}
      </Row>
      <Row>
        <Button size="s" onClick={onMerge} aria-label={fillText(texts.mergeOf, { name })}>
          {texts.merge}
        </Button>
      </Row>
    </Stack>
  )
}

function Merged({ classrooms }: { classrooms: readonly MergedClassroom[] }) {
  const texts = useTexts('twins')
  const language = useLanguage()
  return (
    <Card title={texts.mergedTitle}>
      <Stack gap={3}>
        {classrooms.map(({ id, name, school, merged_at: at }) => (
          <Stack key={id} gap={1}>
            <Link to={paths.adminClassroom({ classroomId: id })}>{name}</Link>
            <Text size="caption" tone="quiet">
              {[school, fillText(texts.mergedOn, { day: showTime(at, 'date', language) })]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}

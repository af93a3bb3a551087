import { EmptyBlocks } from '../../../pictures/tower/empty-blocks.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Pager } from '../../../ui/pager/pager.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Timeline } from '../../../ui/timeline/timeline.tsx'
import { Example } from './example.tsx'

const tones = ['info', 'plain', 'success', 'warning', 'danger'] as const

/** Parts that say how something stands: on its way, empty, done, refused. */
export function StateExamples() {
  const texts = useTexts('kitPage')
  return (
    <>
      <Example part="notice">
        {tones.map((tone) => (
          <Notice key={tone} tone={tone} announce={false}>
            {texts.sentence}
          </Notice>
        ))}
        <Notice tone="warning" announce={false} action={<Button size="s">{texts.act}</Button>}>
          {texts.longWords}
        </Notice>
      </Example>
      <Example part="skeleton">
        <Skeleton lines={3} />
      </Example>
      <Example part="empty-state">
        <EmptyState picture={<EmptyBlocks />}>{texts.none}</EmptyState>
        <EmptyState picture={<EmptyBlocks kind="no-match" />} action={<Button>{texts.act}</Button>}>
          {texts.noMatch}
        </EmptyState>
      </Example>
      <Example part="timeline">
        <Timeline
          label={texts.timeline}
          events={[
            { id: '3', at: '2026-11-16T17:00:00Z', title: texts.waiting, tone: 'now' },
            { id: '2', at: '2026-11-12T15:20:00Z', title: texts.longWords, detail: texts.sentence },
            { id: '1', at: '2026-11-02T13:05:00Z', title: texts.failed, tone: 'danger' },
          ]}
        />
      </Example>
      <Example part="pager">
        <Pager
          label={texts.pages}
          page={2}
          pageSize={20}
          total={128}
          words={texts.showing}
          previous={texts.previous}
          next={texts.next}
          parameter="given"
        />
      </Example>
    </>
  )
}

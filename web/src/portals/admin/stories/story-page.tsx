import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ManagedStory } from '@tower/contract/outreach/story-desk.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router'
import { storyQueries } from '../../../outreach/stories/story-desk.api.ts'
import { storiesTexts } from '../../../outreach/stories/texts.ts'
import { loadTexts } from '../../../texts/load-texts.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { PageHead } from '../../../ui/section/section.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { portalMeta } from '../../portal-meta.ts'
import { useTitle } from '../../use-title.ts'
import { StoryDecision } from './story-decision.tsx'
import { StoryEditor } from './story-editor.tsx'
import type { PreviewWords } from './story-preview.tsx'
import { StoryStatus } from './story-status.tsx'
import styles from './stories.module.css'
import { useSameForm } from './use-same-form.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'storyDesk', 'stories'),
  ...({ previewWords: storiesTexts.stories } satisfies PreviewWords),
})

export { shouldRevalidate } from '../../keep-texts.ts'

export const meta = portalMeta((texts) => texts.storyDesk.title)

/** One story, or a new one. */
export default function StoryPage() {
  const { storyId = 'new' } = useParams()
  const { back } = useTexts('people')
  const texts = useTexts('storyDesk')
  const isNew = storyId === 'new'
  const form = useSameForm(storyId)
  const reading = useQuery({ ...storyQueries.one(storyId), enabled: !isNew, retry: false })
  const story = isNew ? undefined : reading.data
  useTitle(isNew ? texts.editor.newTitle : story?.title)
  const title = isNew ? texts.editor.newTitle : (story?.title ?? texts.title)
  return (
    <>
      <PageHead
        title={title}
        crumbs={[
          { label: back, to: paths.admin },
          { label: texts.title, to: paths.adminStories },
        ]}
      />
      {!isNew && reading.isPending && <Skeleton lines={8} />}
      {reading.isError && !story && <UnreadPart reading={reading} failed={texts.oneFailed} />}
      {(isNew || story) && <OneStory key={form.key} story={story} onBegun={form.follow} />}
    </>
  )
}

type OneStoryProps = { story: ManagedStory | undefined; onBegun: (storyId: string) => void }

function OneStory({ story, onBegun }: OneStoryProps) {
  const texts = useTexts('storyDesk')
  const navigate = useNavigate()
  const client = useQueryClient()
  const open = (item: ManagedStory) => {
    if (story) return
    // Its page has it at once: nothing stands in place of the form while it is read again.
    client.setQueryData(storyQueries.one(item.id).queryKey, item)
    onBegun(item.id)
    void navigate(paths.adminStory({ storyId: item.id }), { replace: true, preventScrollReset: true })
  }
  return (
    <div className={styles.page}>
      {story && (
        <div className={styles.facts}>
          <StoryStatus story={story} />
          <span className={styles.quiet}>{story.author ?? texts.nobody}</span>
        </div>
      )}
      {story?.status === 'waiting' && (
        <Card title={texts.editor.decide}>
          <StoryDecision story={story} />
        </Card>
      )}
      <StoryEditor story={story} onSaved={open} />
    </div>
  )
}

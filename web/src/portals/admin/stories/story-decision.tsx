import type { ManagedStory } from '@tower/contract/outreach/story-desk.contract.ts'
import { maxStoryReason } from '@tower/contract/outreach/story-desk.ts'
import { storyCalls } from '../../../outreach/stories/story-desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { useIsOpened } from '../queue-walk/use-is-opened.ts'
import { useAsk } from '../standing-question.tsx'
import styles from './stories.module.css'
import { useStoryActs } from './use-story-acts.ts'

type OfStory = { story: ManagedStory }

/** Publish a story or give it back, each after a question. Who wrote it reads why there are no buttons. */
export function StoryDecision({ story }: OfStory) {
  const texts = useTexts('storyDesk')
  const ask = useAsk()
  const isOpened = useIsOpened('story', story.id)
  const { title } = story
  if (story.is_own)
    return (
      <p className={styles.quiet} data-undecided={isOpened || undefined}>
        {texts.own}
      </p>
    )
  return (
    <div className={styles.acts}>
      <Button
        size="s"
        data-decide={isOpened ? 'yes' : undefined}
        onClick={() => ask((close) => <PublishQuestion story={story} onClose={close} />)}
        aria-label={fillText(texts.publishOf, { title })}
      >
        {texts.publish}
      </Button>
      <Button
        size="s"
        kind="danger"
        data-decide={isOpened ? 'no' : undefined}
        onClick={() => ask((close) => <RefuseQuestion story={story} onClose={close} />)}
        aria-label={fillText(texts.refuseOf, { title })}
      >
        {texts.refuse}
      </Button>
    </div>
  )
}

type QuestionProps = OfStory & { onClose: () => void }

function PublishQuestion({ story, onClose }: QuestionProps) {
  const texts = useTexts('storyDesk')
  const publish = useAct((reason: string) => storyCalls.publish(story, reason), {
    ...useStoryActs(),
    failedIn: 'place',
    done: texts.published,
    onShown: onClose,
  })
  const publishText = usePublishText(story)
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={fillText(texts.publishTitle, { title: story.title })}
      confirmLabel={texts.publish}
      cancelLabel={texts.cancel}
      pending={publish.isPending}
      failure={publish.failure}
      reason={{ label: texts.note, maxLength: maxStoryReason }}
      onConfirm={publish.run}
    >
      <p>{publishText}</p>
    </ConfirmDialog>
  )
}

function RefuseQuestion({ story, onClose }: QuestionProps) {
  const texts = useTexts('storyDesk')
  const refuse = useAct((reason: string) => storyCalls.refuse(story, reason), {
    ...useStoryActs(),
    failedIn: 'place',
    done: texts.refused,
    onShown: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={fillText(texts.refuseTitle, { title: story.title })}
      confirmLabel={texts.refuse}
      cancelLabel={texts.cancel}
      pending={refuse.isPending}
      failure={refuse.failure}
      destructive
      reason={{ label: texts.note, maxLength: maxStoryReason, required: true, missing: texts.reasonMissing }}
      onConfirm={refuse.run}
    >
      <p>{texts.refuseText}</p>
    </ConfirmDialog>
  )
}

/** What publishing does. */
function usePublishText({ starts_at: start }: ManagedStory): string {
  const { publishLater, publishText } = useTexts('storyDesk')
  const language = useLanguage()
  return start === null ? publishText : fillText(publishLater, { time: showTime(start, 'dated', language) })
}

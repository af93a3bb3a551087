import type { ManagedStory } from '@tower/contract/outreach/story-desk.contract.ts'
import { maxStoryReason } from '@tower/contract/outreach/story-desk.ts'
import { useState } from 'react'
import { storyCalls } from '../../../outreach/stories/story-desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { useIsOpened } from '../queue-walk/use-is-opened.ts'
import styles from './stories.module.css'
import { useStoryActs } from './use-story-acts.ts'

/** Publish a story or give it back, each after a question. Who wrote it reads why there are no buttons. */
export function StoryDecision({ story }: { story: ManagedStory }) {
  const texts = useTexts('storyDesk')
  const [asking, setAsking] = useState<'publish' | 'refuse'>()
  const close = () => setAsking(undefined)
  const both = { ...useStoryActs(), onEnd: close }
  const publish = useAct((reason: string) => storyCalls.publish(story, reason), {
    ...both,
    done: texts.published,
  })
  const refuse = useAct((reason: string) => storyCalls.refuse(story, reason), {
    ...both,
    done: texts.refused,
  })
  const publishText = usePublishText(story)
  const isOpened = useIsOpened('story', story.id)
  const { title } = story
  const reason = { label: texts.note, maxLength: maxStoryReason }
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
        onClick={() => setAsking('publish')}
        aria-label={fillText(texts.publishOf, { title })}
      >
        {texts.publish}
      </Button>
      <Button
        size="s"
        kind="danger"
        data-decide={isOpened ? 'no' : undefined}
        onClick={() => setAsking('refuse')}
        aria-label={fillText(texts.refuseOf, { title })}
      >
        {texts.refuse}
      </Button>
      <ConfirmDialog
        isOpen={asking === 'publish'}
        onClose={close}
        title={fillText(texts.publishTitle, { title })}
        confirmLabel={texts.publish}
        cancelLabel={texts.cancel}
        pending={publish.isPending}
        reason={reason}
        onConfirm={publish.run}
      >
        <p>{publishText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'refuse'}
        onClose={close}
        title={fillText(texts.refuseTitle, { title })}
        confirmLabel={texts.refuse}
        cancelLabel={texts.cancel}
        pending={refuse.isPending}
        destructive
        reason={{ ...reason, required: true, missing: texts.reasonMissing }}
        onConfirm={refuse.run}
      >
        <p>{texts.refuseText}</p>
      </ConfirmDialog>
    </div>
  )
}

/** What publishing does. */
function usePublishText({ starts_at: start }: ManagedStory): string {
  const { publishLater, publishText } = useTexts('storyDesk')
  const language = useLanguage()
  return start === null ? publishText : fillText(publishLater, { time: showTime(start, 'dated', language) })
}

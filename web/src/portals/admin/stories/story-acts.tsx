import type { ManagedStory } from '@tower/contract/outreach/story-desk.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { storyCalls } from '../../../outreach/stories/story-desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { useStoryActs } from './use-story-acts.ts'

export type StoryActsProps = { story: ManagedStory; onChanged: (item: ManagedStory) => void }

/** Take a story back, or delete one that nobody sees: each after a question. */
export function StoryActs({ story, onChanged }: StoryActsProps) {
  const { id, title, status } = story
  const texts = useTexts('storyDesk')
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'takeBack' | 'remove'>()
  const both = { ...useStoryActs(), onEnd: () => setAsking(undefined) }
  const takeBack = useAct(() => storyCalls.takeBack(id), {
    ...both,
    done: texts.takenBack,
    onDone: ({ item }) => onChanged(item),
  })
  const remove = useAct(() => storyCalls.remove(id), {
    ...both,
    done: texts.removed,
    onDone: () => void navigate(paths.adminStories),
  })
  const isShown = status === 'published' || status === 'scheduled'
  const shared = { onClose: () => setAsking(undefined), cancelLabel: texts.cancel }
  return (
    <>
      {(isShown || status === 'waiting') && (
        <Button onClick={() => setAsking('takeBack')}>{texts.takeBack}</Button>
      )}
      {!isShown && (
        <Button kind="danger" onClick={() => setAsking('remove')}>
          {texts.remove}
        </Button>
      )}
      <ConfirmDialog
        {...shared}
        isOpen={asking === 'takeBack'}
        title={fillText(texts.takeBackTitle, { title })}
        confirmLabel={texts.takeBack}
        pending={takeBack.isPending}
        onConfirm={() => takeBack.run()}
      >
        <p>{texts.takeBackText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        {...shared}
        isOpen={asking === 'remove'}
        title={fillText(texts.removeTitle, { title })}
        confirmLabel={texts.remove}
        pending={remove.isPending}
        destructive
        onConfirm={() => remove.run()}
      >
        <p>{texts.removeText}</p>
      </ConfirmDialog>
    </>
  )
}

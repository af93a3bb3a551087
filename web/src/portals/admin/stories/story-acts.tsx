import type { ManagedStory } from '@tower/contract/outreach/story-desk.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { storyCalls } from '../../../outreach/stories/story-desk.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { useStoryAct } from './use-story-act.ts'

export type StoryActsProps = { story: ManagedStory; onChanged: (item: ManagedStory) => void }

/** Take a story back, or delete one that nobody sees: each after a question. */
export function StoryActs({ story, onChanged }: StoryActsProps) {
  const { id, title, status } = story
  const texts = useTexts('storyDesk')
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'takeBack' | 'remove'>()
  const takeBack = useStoryAct(
    () => storyCalls.takeBack(id),
    texts.takenBack,
    ({ item }) => onChanged(item),
  )
  const remove = useStoryAct(
    () => storyCalls.remove(id),
    texts.removed,
    () => void navigate(paths.adminStories),
  )
  const isShown = status === 'published' || status === 'scheduled'
  const shared = { onClose: () => setAsking(undefined), cancelLabel: texts.cancel }
  const settled = { onSettled: shared.onClose }
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
        onConfirm={() => takeBack.mutate(undefined, settled)}
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
        onConfirm={() => remove.mutate(undefined, settled)}
      >
        <p>{texts.removeText}</p>
      </ConfirmDialog>
    </>
  )
}

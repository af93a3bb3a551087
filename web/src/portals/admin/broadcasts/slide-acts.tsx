import type { BroadcastSlide } from '@tower/contract/outreach/broadcast-slides.contract.ts'
import { useState } from 'react'
import { slideCalls } from '../../../outreach/broadcasts/broadcast-slides.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import styles from './slides.module.css'
import { useSlideAct } from './use-slide-act.ts'
import { wishOf } from './wish-of.ts'

/** What can be done with a slide without opening it. */
export function SlideActs({ slide }: { slide: BroadcastSlide }) {
  const texts = useTexts('slides')
  const publish = useSlideAct(
    () => slideCalls.save({ ...wishOf(slide), status: 'published', publish_at: new Date().toISOString() }),
    () => ({ done: texts.published, failed: texts.editor.saveFailed }),
  )
  const urgent = useSlideAct(
    (isUrgent: boolean) => slideCalls.urgent(slide.id, isUrgent),
    (isUrgent) => ({ done: isUrgent ? texts.marked : texts.cleared, failed: texts.urgentFailed }),
    { label: texts.undo, back: (wasUrgent) => !wasUrgent },
  )
  const duplicate = useSlideAct(
    () => slideCalls.duplicate(slide.id),
    () => ({ done: texts.duplicated, failed: texts.duplicateFailed }),
  )
  const named = <span className="visually-hidden">: {slide.title}</span>
  return (
    <div className={styles.acts}>
      {!slide.is_shown && (
        <Button size="s" kind="primary" pending={publish.isPending} onClick={() => publish.mutate(undefined)}>
          {texts.publish}
          {named}
        </Button>
      )}
      <Button size="s" pending={urgent.isPending} onClick={() => urgent.mutate(!slide.is_urgent)}>
        {slide.is_urgent ? texts.clearUrgent : texts.markUrgent}
        {named}
      </Button>
      <Button size="s" pending={duplicate.isPending} onClick={() => duplicate.mutate(undefined)}>
        {texts.duplicate}
        {named}
      </Button>
      <DeleteButton slide={slide} />
    </div>
  )
}

function DeleteButton({ slide: { id, title: name } }: { slide: BroadcastSlide }) {
  const texts = useTexts('slides')
  const [isAsking, setAsking] = useState(false)
  const remove = useSlideAct(
    () => slideCalls.remove(id),
    () => ({ done: texts.removed, failed: texts.removeFailed }),
  )
  return (
    <>
      <Button size="s" kind="danger" onClick={() => setAsking(true)}>
        {texts.remove}
        <span className="visually-hidden">: {name}</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={fillText(texts.removeQuestion, { name })}
        confirmLabel={texts.remove}
        cancelLabel={texts.cancel}
        destructive
        pending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        {texts.removeText}
      </ConfirmDialog>
    </>
  )
}

import type { BroadcastSlide } from '@tower/contract/outreach/broadcast-slides.contract.ts'
import { type FormEvent, useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { ActFailed } from '../act-failed.tsx'
import { KeptNotice } from '../../../session/kept-notice.tsx'
import { useKeptForm, useTypingPlace } from '../../../session/use-kept-form.ts'
import { SlideFields } from './slide-fields.tsx'
import { SlidePreview } from './slide-preview.tsx'
import { SlideTiming } from './slide-timing.tsx'
import { BroughtIntoView } from '../typing/brought-into-view.tsx'
import styles from './slides.module.css'
import { findSlideFaults, type TypedSlide, typedOf } from './typed-slide.ts'
import { type SeenSlide, useSaveSlide } from './use-save-slide.ts'

export type SlideEditorProps = { slide: BroadcastSlide | undefined; onSaved: () => void }

/** The editor of a slide, with a preview of what visitors will see. What was typed stays, whatever comes of it. */
export function SlideEditor({ slide, onSaved }: SlideEditorProps) {
  const { editor: texts } = useTexts('slides')
  const kept = useKeptForm<TypedSlide, SeenSlide>(useTypingPlace(`slide.${slide?.id ?? 'new'}`), () => ({
    typed: typedOf(slide),
    // Pressed again after a lost answer it is the same slide.
    seen: { at: slide?.updated_at, requestKey: crypto.randomUUID() },
  }))
  const { typed, setTyped } = kept
  const [isChecked, setChecked] = useState(false)
  const { save, theirs } = useSaveSlide(slide, kept, onSaved)
  const faults = isChecked ? findSlideFaults(typed) : []
  const type = (part: Partial<TypedSlide>) => setTyped((before) => ({ ...before, ...part }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const form = event.currentTarget
    if (findSlideFaults(typed).length > 0) setTimeout(() => focusFirstFault(form))
    else if (!save.isPending) {
      kept.send()
      save.mutate(typed)
    }
  }
  return (
    <form data-kept className={styles.form} onSubmit={submit} noValidate>
      <SlidePreview typed={typed} />
      <KeptNotice form={kept} />
      {save.isError && (
        <BroughtIntoView>
          <Refused error={save.error} theirs={theirs} />
        </BroughtIntoView>
      )}
      <SlideFields typed={typed} faults={faults} onType={type} />
      <SlideTiming typed={typed} faults={faults} onType={type} />
      <div className={styles.save}>
        <Button type="submit" kind="primary" pending={save.isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}

/** Why it was not saved; where a colleague was first, what they saved. */
function Refused({ error, theirs }: { error: Error; theirs: BroadcastSlide | undefined }) {
  const { editor: texts, statuses } = useTexts('slides')
  if (isCallError(error) && error.code === 'broadcasts.not_found')
    return <Notice tone="warning">{texts.gone}</Notice>
  if (!isCallError(error) || error.code !== 'broadcasts.changed_meanwhile' || !theirs)
    return <ActFailed error={error} failed={texts.saveFailed} />
  const said = { title: theirs.title, status: statuses[theirs.status] }
  return <Notice tone="warning">{fillText(texts.meanwhile, said)}</Notice>
}

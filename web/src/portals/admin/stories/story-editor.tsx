import type { ManagedStory } from '@tower/contract/outreach/story-desk.contract.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { classNames } from '../../../ui/class-names/class-names.ts'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { UploadWait, useUploadWait } from '../../../ui/upload-field/upload-wait.tsx'
import { KeptNotice } from '../../../session/kept-notice.tsx'
import { useKeptForm, useTypingPlace } from '../../../session/use-kept-form.ts'
import { StoryActs } from './story-acts.tsx'
import { type StoryPartProps, StorySettings, StoryWords } from './story-fields.tsx'
import { StoryNotices } from './story-notices.tsx'
import styles from './stories.module.css'
import { findStoryFaults, isWhole, type TypedStory, typedOf, wishOfTyped } from './typed-story.ts'
import { type SeenStory, useSaveStory } from './use-save-story.ts'

// They come with their styles once the words stand.
const StoryPicture = lateInBrowser(() => import('./story-picture.tsx'))
const StoryPreview = lateInBrowser(() => import('./story-preview.tsx'))

export type StoryEditorProps = {
  /** Undefined: a new one. */
  story: ManagedStory | undefined
  onSaved: (item: ManagedStory) => void
}

/** The editor of a story, in both languages, with what visitors will see. What was typed stays, whatever comes of it. */
export function StoryEditor({ story, onSaved }: StoryEditorProps) {
  const { editor: texts } = useTexts('storyDesk')
  const isLocked = story?.status === 'published' || story?.status === 'scheduled'
  const kept = useKeptStory(story, isLocked)
  const { typed } = kept
  const [isChecked, setChecked] = useState(false)
  const [isHalf, setHalf] = useState(false)
  const { save, theirs, setKnown } = useSaveStory(kept, onSaved)
  const wait = useUploadWait()
  const form = useRef<HTMLFormElement>(null)
  const faults = isChecked ? findStoryFaults(typed) : []
  const type = (part: Partial<TypedStory>) => kept.setTyped((before) => ({ ...before, ...part }))
  const send = (isSent: boolean) => {
    setChecked(true)
    setHalf(isSent && !isWhole(typed))
    if (findStoryFaults(typed).length > 0) setTimeout(() => form.current && focusFirstFault(form.current))
    else if (!save.isPending && (!isSent || isWhole(typed))) {
      kept.send()
      save.mutate({ typed, isSent })
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(false)
  }
  const part = { typed, faults, onType: type }
  const fields = <Fields {...part} isLocked={isLocked} onUnderWay={wait.of('picture')} />
  const isWaiting = story?.status === 'waiting'
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <KeptNotice form={kept} />
      <StoryNotices story={story} theirs={theirs} error={save.error} isLocked={isLocked} />
      {/* Who decides looks first; who writes, writes first. */}
      {isLocked || isWaiting ? (
        <>
          <Preview typed={typed} />
          {fields}
        </>
      ) : (
        <>
          {fields}
          <Preview typed={typed} />
        </>
      )}
      {isHalf && !isWhole(typed) && <Notice tone="warning">{texts.incomplete}</Notice>}
      <UploadWait wait={wait} />
      {!isLocked && (!isWaiting || isDirty(typed, story)) && (
        <div className={classNames(styles.acts, styles.bar)}>
          <SendButtons isPending={save.isPending} blockedBy={wait.blockedBy} onSubmit={() => send(true)} />
        </div>
      )}
      {story && (
        <div className={styles.acts}>
          <StoryActs story={story} onChanged={setKnown} />
        </div>
      )}
    </form>
  )
}

/** What is typed is kept, but of a story that visitors see: nothing can be typed there. */
function useKeptStory(story: ManagedStory | undefined, isLocked: boolean) {
  const name = useTypingPlace(`story.${story?.id ?? 'new'}`)
  return useKeptForm<TypedStory, SeenStory>(isLocked ? undefined : name, () => ({
    typed: typedOf(story),
    // Pressed again after a lost answer it is the same story.
    seen: { known: story, requestKey: crypto.randomUUID() },
  }))
}

function Preview({ typed }: { typed: TypedStory }) {
  const { editor: texts } = useTexts('storyDesk')
  return (
    <Card title={texts.preview}>
      <StoryPreview typed={typed} />
    </Card>
  )
}

type FieldsProps = StoryPartProps & { isLocked: boolean; onUnderWay: (isUnderWay: boolean) => void }

function Fields({ isLocked, onUnderWay, ...part }: FieldsProps) {
  const { editor: texts } = useTexts('storyDesk')
  return (
    <fieldset className={styles.locked} disabled={isLocked}>
      <Card title={texts.words}>
        <StoryWords {...part} />
      </Card>
      <Card title={texts.settings}>
        <div className={styles.form}>
          {!isLocked && <StoryPicture {...part} onUnderWay={onUnderWay} />}
          <StorySettings {...part} />
        </div>
      </Card>
    </fieldset>
  )
}

/** Whether the fields say something else than what is kept. */
const isDirty = (typed: TypedStory, story: ManagedStory) =>
  JSON.stringify(wishOfTyped(typed)) !== JSON.stringify(wishOfTyped(typedOf(story)))

type SendButtonsProps = { isPending: boolean; blockedBy: string | undefined; onSubmit: () => void }

function SendButtons({ isPending, blockedBy, onSubmit }: SendButtonsProps) {
  const { editor: texts } = useTexts('storyDesk')
  return (
    <>
      <Button kind="primary" pending={isPending} blockedBy={blockedBy} onClick={onSubmit}>
        {texts.submit}
      </Button>
      <Button type="submit" pending={isPending} blockedBy={blockedBy}>
        {texts.save}
      </Button>
    </>
  )
}

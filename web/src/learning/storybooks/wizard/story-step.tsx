import { useQueryClient } from '@tanstack/react-query'
import { splitPages } from '@tower/contract/learning/storybooks/split-pages.ts'
import { maxNarrativeLength } from '@tower/contract/learning/storybooks/storybooks.ts'
import { useId, useState } from 'react'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextAreaField } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { storybookQueries } from '../storybooks.api.ts'
import { mayTellPhotos } from './book-draft.ts'
import type { StepProps } from './step-props.ts'
import { FoundWords } from './found-words.tsx'
import { StoryNotices } from './story-notices.tsx'
import { useWriteStory } from './use-write-story.ts'
import { WritingFailure } from './writing-failure.tsx'
import { makingCalls, type StoryNotice } from './wizard.api.ts'

/** Has the words of the book written from title, notes and captions; each can be changed by hand. */
export function StoryStep(props: StepProps) {
  const { draft, context, students } = props
  const { typed, set } = draft
  const { story: texts, details, notes, attest } = useTexts('storybookWizard')
  const { refused } = useTexts('storybooks')
  const reasonId = useId()
  const [notices, setNotices] = useState<readonly StoryNotice[]>([])
  const [lacking, setLacking] = useState<string>()
  const story = useStory(props, setNotices)
  const hasCredit = context.remainingCredits > 0
  const write = () => {
    const untitled = typed.title.trim() === '' ? refused['storybooks.title_missing'] : undefined
    const lacks = untitled ?? (mayTellPhotos(typed) ? undefined : attest.missing)
    setLacking(lacks)
    if (lacks === undefined) story.run()
  }
  return (
    <Stack gap={5}>
      <Text tone="quiet">{texts.lead}</Text>
      <FoundWords
        told={[
          { id: 'title', where: details.title, text: typed.title, change: (title) => set({ title }) },
          { id: 'notes', where: notes.notes, text: typed.notes, change: (text) => set({ notes: text }) },
          {
            id: 'story',
            where: texts.narrative,
            text: typed.narrative,
            change: (narrative) => set({ narrative }),
          },
        ]}
        students={students}
        language={typed.language}
        keptWords={typed.keptWords}
        onKeepWords={(keptWords) => set({ keptWords })}
      />
      {lacking && <Notice tone="danger">{lacking}</Notice>}
      <WritingFailure story={story} />
      <Stack start gap={2}>
        <Button
          kind={typed.narrative.trim() === '' ? 'primary' : 'second'}
          pending={story.isPending}
          pendingLabel={texts.writing}
          blockedBy={hasCredit ? undefined : reasonId}
          onClick={write}
        >
          {texts.generate}
        </Button>
        <Text size="small" tone="quiet" id={reasonId}>
          {hasCredit ? texts.takes : refused['storybooks.out_of_credits']}{' '}
          {hasCredit && context.classroom?.sponsor_id && texts.sponsor}{' '}
          {hasCredit && typed.narrative.trim() !== '' && texts.replaces}
        </Text>
      </Stack>
      {story.isPending && <Skeleton lines={8} />}
      <StoryNotices notices={notices} />
      <NarrativeField narrative={typed.narrative} onType={(narrative) => set({ narrative })} />
    </Stack>
  )
}

function useStory(
  { book, draft, save, takeCredit }: StepProps,
  onNotices: (of: readonly StoryNotice[]) => void,
) {
  const { story: texts } = useTexts('storybookWizard')
  const client = useQueryClient()
  return useWriteStory({
    ...{ takeCredit, classroomId: book.classroom_id, failed: texts.failed },
    words: [book.id, draft.typed.title, draft.typed.notes, draft.typed.photoIds],
    save,
    write: (keys, saved) =>
      makingCalls.write({
        ...{ ...keys, storybookId: book.id, classroomId: book.classroom_id, version: saved?.version },
      }),
    onDone: ({ item, notices }) => {
      client.setQueryData(storybookQueries.one(book.id).queryKey, { item })
      draft.take(item)
      onNotices(notices)
    },
  })
}

type NarrativeFieldProps = { narrative: string; onType: (narrative: string) => void }

function NarrativeField({ narrative, onType }: NarrativeFieldProps) {
  const { story: texts } = useTexts('storybookWizard')
  const language = useLanguage()
  const words = narrative.split(/\s+/u).filter(Boolean).length
  const pages = splitPages(narrative).length
  return (
    <Stack gap={2}>
      <TextAreaField
        label={texts.narrative}
        hint={texts.hint}
        rows={14}
        maxLength={maxNarrativeLength}
        value={narrative}
        onChange={(event) => onType(event.target.value)}
      />
      <Text size="small" tone="quiet">
        {fillCounted(texts.words, words, language)} · {fillCounted(texts.pages, pages, language)}
      </Text>
    </Stack>
  )
}

import { useQuery } from '@tanstack/react-query'
import {
  maxStorybookNotesLength,
  maxStorybookTitleLength,
} from '@tower/contract/learning/storybooks/storybooks.ts'
import { paths } from '@tower/contract/pages.ts'
import { useId, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button, GoLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { SelectField, TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Text } from '../../../ui/type/type.tsx'
import {
  isBeingDrawn,
  type OwnStorybook,
  type StorybooksContext,
  storybookQueries,
  type TakeCredit,
} from '../storybooks.api.ts'
import { BookPages } from './book-pages.tsx'
import { FoundWords } from './found-words.tsx'
import { GradeField } from './grade-field.tsx'
import { PictureProgress } from './picture-progress.tsx'
import { StoryNotices } from './story-notices.tsx'
import { BothVersions } from '../editor/conflict-part.tsx'
import { useBenchPictures, useBenchStory } from './use-bench.ts'
import { useBenchWords } from './use-bench-words.ts'
import type { StoryNotice } from './wizard.api.ts'
import { WritingFailure } from './writing-failure.tsx'

export type PlaygroundProps = {
  context: StorybooksContext
  students: readonly string[] | undefined
  takeCredit: TakeCredit
  /** The one that is worked on; without one nothing is generated. */
  book: OwnStorybook | undefined
  onChoose: (storybookId: string) => void
}

/** One making at a time, on a storybook that is there: its words, then its pictures. */
export function Playground(props: PlaygroundProps) {
  const { book, onChoose } = props
  const { playground: texts } = useTexts('storybookWizard')
  const listTexts = useTexts('storybooks')
  const { data } = useQuery(storybookQueries.all)
  const open = data?.items.filter(({ status }) => status !== 'published') ?? []
  return (
    <Stack gap={5}>
      <Card title={texts.which}>
        <Stack>
          <SelectField
            label={texts.storybook}
            value={book?.id ?? ''}
            onChange={(event) => onChoose(event.target.value)}
          >
            <option value="">{texts.choose}</option>
            {open.map(({ id, title, status }) => (
              <option key={id} value={id}>
                {title || texts.untitled} ({listTexts.statuses[status]})
              </option>
            ))}
          </SelectField>
          <TextField
            key={book?.id}
            label={texts.id}
            code
            defaultValue={book?.id ?? ''}
            onBlur={(event) =>
              event.target.value.trim() !== (book?.id ?? '') && onChoose(event.target.value.trim())
            }
          />
          <GoLink to={paths.quickStorybook}>{texts.newOne}</GoLink>
        </Stack>
      </Card>
      <Bench key={book?.id} {...props} />
    </Stack>
  )
}

function Bench(props: PlaygroundProps) {
  const { book, students } = props
  const { playground: texts, details, notes: noteTexts } = useTexts('storybookWizard')
  const bench = useBenchWords(book)
  const { title, grade, notes } = bench.words
  const setTitle = (text: string) => bench.type({ title: text })
  const setNotes = (text: string) => bench.type({ notes: text })
  const names = { title: details.title, grade: details.grade, notes: noteTexts.notes }
  const [notices, setNotices] = useState<readonly StoryNotice[]>([])
  return (
    <>
      <Card title={texts.words}>
        <Stack>
          <TextField
            label={details.title}
            maxLength={maxStorybookTitleLength}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
          <GradeField value={grade} onChange={(event) => bench.type({ grade: event.target.value })} />
          <TextAreaField
            label={noteTexts.notes}
            rows={6}
            maxLength={maxStorybookNotesLength}
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
          />
          <FoundWords
            told={[
              { id: 'title', where: details.title, text: title, change: setTitle },
              { id: 'notes', where: noteTexts.notes, text: notes, change: setNotes },
            ]}
            students={students}
            language={book?.language ?? 'en'}
            {...(book && { keptWords: book.kept_words })}
          />
          <BothVersions
            lead={texts.both}
            texts={bench.conflicts.map((conflict) => ({
              ...{ ...conflict, key: conflict.field, name: names[conflict.field] },
              isLong: conflict.field === 'notes',
              onDecide: (text) => bench.decide(conflict, text),
            }))}
          />
          <Makings {...props} bench={bench} onNotices={setNotices} />
          <StoryNotices notices={notices} />
          {book && <PictureProgress book={book} />}
        </Stack>
      </Card>
      {book && book.pages.length > 0 && <BookPages book={book} />}
    </>
  )
}

type MakingsProps = PlaygroundProps & {
  bench: ReturnType<typeof useBenchWords>
  onNotices: (of: readonly StoryNotice[]) => void
}

/** The two makings, and why one cannot be asked for now. */
function Makings({ bench, onNotices, ...props }: MakingsProps) {
  const { book, context } = props
  const { playground: texts } = useTexts('storybookWizard')
  const { refused } = useTexts('storybooks')
  const reasonId = useId()
  const story = useBenchStory(props, bench, onNotices)
  const draw = useBenchPictures(props)
  const hasCredit = context.remainingCredits > 0
  const hasPages = (book?.pages.length ?? 0) > 0
  const isDrawing = draw.isPending || (book !== undefined && isBeingDrawn(book))
  const isTold = bench.conflicts.length > 0
  return (
    <>
      <WritingFailure story={story} />
      {draw.failure && <Notice tone="danger">{draw.failure}</Notice>}
      <Row>
        <Button
          kind="primary"
          pending={story.isPending}
          blockedBy={isTold ? 'conflicts' : book && hasCredit ? undefined : reasonId}
          onClick={() => story.run()}
        >
          {texts.write}
        </Button>
        <Button
          pending={isDrawing}
          blockedBy={book && hasPages ? undefined : reasonId}
          onClick={() => draw.run()}
        >
          {texts.draw}
        </Button>
      </Row>
      <Text size="small" tone="quiet" id={reasonId}>
        {!book && texts.needsBook} {book && !hasCredit && refused['storybooks.out_of_credits']}{' '}
        {book && !hasPages && refused['storybooks.no_pages']}
      </Text>
    </>
  )
}

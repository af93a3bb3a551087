import type { DonorFile, DonorNote } from '@tower/contract/money/desk-donors.contract.ts'
import { maxDonorNoteLength } from '@tower/contract/money/desk.ts'
import { useState } from 'react'
import { donorCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { CheckField, TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Text } from '../../../ui/type/type.tsx'
import { useGiverFault } from '../givers/use-giver-fault.ts'

/** What staff wrote down about a donor, and what is to be done for them. */
export function NotesCard({ donor }: { donor: DonorFile }) {
  const { notes: texts } = useTexts('donor')
  const [written, setWritten] = useState(0)
  return (
    <Card title={texts.title}>
      <Stack gap={4}>
        <NoteForm key={written} donorId={donor.id} onDone={() => setWritten(written + 1)} />
        {donor.notes.length === 0 && <Text tone="quiet">{texts.none}</Text>}
        {donor.notes.map((note) => (
          <NoteBox key={note.id} note={note} />
        ))}
      </Stack>
    </Card>
  )
}

function NoteForm({ donorId, onDone }: { donorId: string; onDone: () => void }) {
  const { notes: texts } = useTexts('donor')
  const write = useAct(
    (typed: { words: string; isTask: boolean; dueOn: string }) =>
      donorCalls.writeNote(donorId, {
        words: typed.words,
        is_task: typed.isTask,
        due_on: (typed.isTask && typed.dueOn) || null,
      }),
    { done: texts.added, onDone, failed: useGiverFault(), makeStale: readDeskAgain },
  )
  const form = useForm({
    first: { words: '', isTask: false, dueOn: '' },
    checks: { words: required(texts.missing) },
    act: write,
    onSend: write.run,
  })
  return (
    <Stack as="form" gap={3} {...form.props}>
      <TextAreaField
        label={texts.write}
        hint={texts.hint}
        rows={3}
        maxLength={maxDonorNoteLength}
        {...form.text('words')}
      />
      <CheckField label={texts.task} {...form.tick('isTask')} />
      {form.values.isTask && <TextField label={texts.due} type="date" optional {...form.text('dueOn')} />}
      {write.failure && <Notice tone="danger">{write.failure}</Notice>}
      <Row>
        <Button type="submit" pending={write.isPending}>
          {texts.add}
        </Button>
      </Row>
    </Stack>
  )
}

function NoteBox({ note }: { note: DonorNote }) {
  const { notes: texts } = useTexts('donor')
  const language = useLanguage()
  const { due_on: due, done_by: doer, done_at: done } = note
  const written = { name: note.written_by, at: showTime(note.written_at, 'dated', language) }
  return (
    <Box gap={2} tone={note.is_task && !done ? 'sunny' : 'line'}>
      <Text wrap="typed">{note.words}</Text>
      <Text size="caption" tone="quiet">
        {[
          fillText(texts.by, written),
          due && fillText(texts.dueOn, { day: showTime(due, 'date', language) }),
          done && fillText(texts.doneBy, { name: doer ?? '', at: showTime(done, 'dated', language) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <NoteActs note={note} />
    </Box>
  )
}

function NoteActs({ note }: { note: DonorNote }) {
  const { notes: texts, failedAct } = useTexts('donor')
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const failed = useGiverFault()
  const isDone = note.done_at !== null
  const mark = useAct(() => donorCalls.markNote(note.id, !isDone), {
    failed: failedAct,
    failedIn: 'toast',
    makeStale: readDeskAgain,
  })
  const remove = useAct(() => donorCalls.removeNote(note.id), {
    done: texts.removed,
    onDone: close,
    failed,
    makeStale: readDeskAgain,
  })
  return (
    <Row>
      {note.is_task && (
        <Button size="s" pending={mark.isPending} onClick={() => mark.run()}>
          {isDone ? texts.undo : texts.done}
        </Button>
      )}
      <Button size="s" kind="ghost" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        cancelLabel={texts.back}
        destructive
        pending={remove.isPending}
        failure={remove.failure}
        onConfirm={() => remove.run()}
      >
        <p>{texts.removeText}</p>
      </ConfirmDialog>
    </Row>
  )
}

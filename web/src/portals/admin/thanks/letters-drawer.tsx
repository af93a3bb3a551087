import { useMutation, useQuery } from '@tanstack/react-query'
import { maxPersonalNoteLength } from '@tower/contract/money/desk.ts'
import { useSearchParams } from 'react-router'
import { explainError } from '../../../api/explain-error.ts'
import { deskLists, deskQueries, thanksCalls } from '../../../money/desk/desk.api.ts'
import { LeftOutNotice } from '../../../money/desk/left-out-notice.tsx'
import { useStepUp } from '../../../session/step-up.tsx'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { TextAreaField } from '../../../ui/field/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from '../unread-part.tsx'

/** Letters of thanks for the gifts that the list shows: how many there are, who gets none, and a note of one's own. */
export default function LettersDrawer({ onClose }: { onClose: () => void }) {
  const texts = useTexts('thanks')
  const [address] = useSearchParams()
  const shown = shownBy(address)
  const reading = useQuery({ ...deskQueries.letters(shown), retry: false })
  return (
    <Drawer isOpen onClose={onClose} title={texts.letters}>
      <Stack gap={4}>
        <p>{texts.lettersText}</p>
        {reading.isPending ? (
          <Skeleton lines={3} />
        ) : reading.data ? (
          <Letters shown={shown} counted={reading.data} />
        ) : (
          <UnreadPart reading={reading} failed={texts.countFailed} />
        )}
      </Stack>
    </Drawer>
  )
}

type Shown = ReturnType<typeof shownBy>
type LettersProps = { shown: Shown; counted: Awaited<ReturnType<typeof thanksCalls.leftOut>> }

function Letters({ shown, counted: { letters, left_out: leftOut, items } }: LettersProps) {
  const texts = useTexts('thanks')
  const language = useLanguage()
  const stepUp = useStepUp()
  const print = useMutation({
    mutationFn: ({ note, spanishNote }: { note: string; spanishNote: string }) =>
      stepUp(() =>
        thanksCalls.letters({
          ...shown,
          ...(note.trim() && { note: note.trim() }),
          ...(spanishNote.trim() && { note_es: spanishNote.trim() }),
        }),
      ),
  })
  const form = useForm({
    first: { note: '', spanishNote: '' },
    act: print,
    onSend: (typed) => print.mutate(typed),
  })
  const refused = {
    'giving.nobody_to_thank': texts.nobody,
    'giving.letter_note_unprintable': texts.noteUnprintable,
    'giving.too_many_letters': texts.tooMany,
  }
  return (
    <Stack as="form" gap={4} {...form.props}>
      {letters === 0 ? (
        <Notice announce={false}>{texts.nobody}</Notice>
      ) : (
        <>
          <TextAreaField
            label={texts.note}
            hint={texts.noteHint}
            optional
            rows={3}
            maxLength={maxPersonalNoteLength}
            {...form.text('note')}
          />
          <TextAreaField
            label={texts.spanishNote}
            optional
            rows={3}
            maxLength={maxPersonalNoteLength}
            {...form.text('spanishNote')}
          />
          {print.isError && (
            <Notice tone="danger">{explainError(print.error, { refused, failed: texts.printFailed })}</Notice>
          )}
          <Row>
            <Button type="submit" kind="primary" pending={print.isPending}>
              {fillCounted(texts.print, letters, language)}
            </Button>
          </Row>
        </>
      )}
      <LeftOutNotice donors={items} total={leftOut} />
    </Stack>
  )
}

/** What the list shows, as its address says it; what is left out narrows nothing. */
function shownBy(address: URLSearchParams) {
  const names = Object.keys(deskLists.thanks.spec.filters)
  const said = names.flatMap((name) => {
    const value = address.get(name)
    return value ? [[name, value] as const] : []
  })
  return Object.fromEntries(said) as Partial<
    Record<keyof typeof deskLists.thanks.spec.filters, string>
  > as Parameters<typeof thanksCalls.leftOut>[0]
}

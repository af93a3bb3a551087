import { useMutation } from '@tanstack/react-query'
import { maxPersonalNoteLength, thanksReaches, thanksStandings } from '@tower/contract/money/desk.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { LeftOut } from '@tower/contract/money/left-out.contract.ts'
import { explainError } from '../../../api/explain-error.ts'
import { thanksCalls } from '../../../money/desk/desk.api.ts'
import { LeftOutNotice } from '../../../money/desk/left-out-notice.tsx'
import { useStepUp } from '../../../session/step-up.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'

/** Letters of thanks for the gifts that the filters of the list show. */
export function LettersCard() {
  const texts = useTexts('thanks')
  const [address] = useSearchParams()
  const stepUp = useStepUp()
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([])
  const print = useMutation({
    mutationFn: ({ note, part }: { note: string; part: string }) =>
      stepUp(async () => {
        const shown = shownBy(address, part)
        setLeftOut((await thanksCalls.leftOut(shown)).items)
        await thanksCalls.letters({ ...shown, ...(note.trim() && { note: note.trim() }) })
      }),
  })
  const form = useForm({
    first: { note: '', part: '1' },
    act: print,
    onSend: (typed) => print.mutate(typed),
  })
  const refused = {
    'giving.nobody_to_thank': texts.nobody,
    'giving.letter_note_unprintable': texts.noteUnprintable,
  }
  return (
    <Card title={texts.letters}>
      <Stack as="form" gap={4} {...form.props}>
        <p>{texts.lettersText}</p>
        <TextAreaField
          label={texts.note}
          optional
          rows={3}
          maxLength={maxPersonalNoteLength}
          {...form.text('note')}
        />
        <TextField label={texts.part} hint={texts.partHint} inputMode="numeric" {...form.text('part')} />
        {print.isError && (
          <Notice tone="danger">{explainError(print.error, { refused, failed: texts.printFailed })}</Notice>
        )}
        <LeftOutNotice donors={leftOut} />
        <Row>
          <Button type="submit" pending={print.isPending}>
            {texts.print}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}

/** What the list shows, as its address says it; what is left out narrows nothing. */
function shownBy(address: URLSearchParams, part: string) {
  const standing = thanksStandings.find((known) => known === address.get('standing'))
  const reach = thanksReaches.find((known) => known === address.get('reach'))
  const [tag, from, to] = [address.get('tag'), address.get('from'), address.get('to')]
  return {
    ...(standing && { standing }),
    ...(reach && { reach }),
    ...(tag && { tag }),
    ...(from && { from }),
    ...(to && { to }),
    part,
  }
}

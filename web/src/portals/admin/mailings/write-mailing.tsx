import type { MailingStory } from '@tower/contract/outreach/mailings.contract.ts'
import { maxMailingSubject, maxMailingText } from '@tower/contract/outreach/mailings.ts'
import { useEffect, useRef, useState } from 'react'
import { mailingCalls } from '../../../outreach/mailings/mailings.api.ts'
import { KeptNotice } from '../../../session/kept-notice.tsx'
import { useAct } from '../../../session/use-act.ts'
import { useKeptForm, useTypingPlace } from '../../../session/use-kept-form.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { type Form, useForm } from '../../../ui/form/use-form.ts'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { MailingPreview } from './mailing-preview.tsx'
import { SegmentCount, SegmentFields } from './segment-fields.tsx'
import { checksOf, firstTyped, typedOf, type TypedMailing, wishOf, wordsOf } from './typed-mailing.ts'
import { useMailingActs } from './use-mailing-acts.ts'

export type WriteMailingProps = {
  /** None: a new one. */
  mailing?: MailingStory
  onClose: () => void
  onKept: (id: string) => void
}

/** Writes a mailing, or changes one: to whom, what it says in either language, and how it looks. */
export function WriteMailing({ mailing, onClose, onKept }: WriteMailingProps) {
  const { form: texts } = useTexts('mailings')
  const kept = useKeptForm<TypedMailing, string | null>(
    useTypingPlace(mailing ? `mailing.${mailing.id}` : 'mailing'),
    () => ({
      typed: mailing ? typedOf(mailing) : firstTyped,
      seen: mailing?.updated_at ?? null,
    }),
  )
  const keep = useKeeping({
    mailing,
    seen: kept.seen,
    onDone: (id) => {
      kept.settle()
      onKept(id)
    },
  })
  const [isShown, setShown] = useState(false)
  const preview = useRef<HTMLDivElement>(null)
  // It comes below what was pressed, perhaps out of sight.
  useEffect(() => preview.current?.focus(), [isShown])
  const form = useForm<TypedMailing>({ keptBy: kept, checks: checksOf(texts), act: keep, onSend: keep.run })
  return (
    <Stack as="form" data-kept {...form.props}>
      <KeptNotice form={kept} />
      <SegmentFields form={form} />
      <SegmentCount typed={form.values} />
      <WordFields form={form} />
      {keep.failure && <Notice tone="danger">{keep.failure}</Notice>}
      <Row>
        <Button type="submit" kind="primary" pending={keep.isPending}>
          {texts.keep}
        </Button>
        <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {texts.look}
        </Button>
        <Button onClick={onClose}>{texts.back}</Button>
      </Row>
      {isShown && (
        <div ref={preview} tabIndex={-1} role="group" aria-label={texts.look}>
          <MailingPreview words={wordsOf(form.values)} />
        </div>
      )}
    </Stack>
  )
}

type Keeping = {
  mailing: MailingStory | undefined
  seen: string | null
  onDone: (id: string) => void
}

/** Pressed again as it stands it is the mailing of the first press, whose answer was lost; changed since, it is another one. */
function useKeeping({ mailing, seen, onDone }: Keeping) {
  const { form: texts } = useTexts('mailings')
  const sent = useRef({ typed: '', key: '' })
  const acts = useMailingActs()
  return useAct(
    (mailed: TypedMailing) => {
      const wish = wishOf(mailed)
      if (mailing)
        return mailingCalls.change(mailing.id, { ...wish, seen_updated_at: seen ?? mailing.updated_at })
      const typed = JSON.stringify(wish)
      if (sent.current.typed !== typed) sent.current = { typed, key: crypto.randomUUID() }
      return mailingCalls.write({ ...wish, request_key: sent.current.key })
    },
    { ...acts, done: texts.kept, onDone: ({ id }) => onDone(id) },
  )
}

function WordFields({ form }: { form: Form<TypedMailing> }) {
  const { form: texts } = useTexts('mailings')
  return (
    <>
      <Text size="small" tone="quiet">
        {texts.hint}
      </Text>
      <Text as="h3" strong>
        {texts.english}
      </Text>
      <TextField label={texts.subject} lang="en" maxLength={maxMailingSubject} {...form.text('subjectEn')} />
      <TextAreaField
        label={texts.text}
        lang="en"
        rows={9}
        maxLength={maxMailingText}
        {...form.text('textEn')}
      />
      <Text as="h3" strong>
        {texts.spanish}
      </Text>
      <TextField label={texts.subject} lang="es" maxLength={maxMailingSubject} {...form.text('subjectEs')} />
      <TextAreaField
        label={texts.text}
        lang="es"
        rows={9}
        maxLength={maxMailingText}
        {...form.text('textEs')}
      />
    </>
  )
}

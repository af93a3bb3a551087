import { isEmail } from '@tower/contract/people/email.ts'
import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CheckField, RadioField, SelectField, TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { amount, eachRow, fits, inTurn, required } from '../../../ui/form/form-checks.ts'
import { type Form, useForm } from '../../../ui/form/use-form.ts'
import { Box, Columns, Row, Stack } from '../../../ui/layout/layout.tsx'
import { MoneyField } from '../../../ui/money-field/money-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Example } from './example.tsx'

const states = ['waiting', 'done', 'failed'] as const
type State = (typeof states)[number]

type Line = { key: string; name: string; cents: number | undefined }
type Typed = {
  email: string
  day: string
  state: State
  note: string
  isAgreed: boolean
  lines: readonly Line[]
}

/** A whole form on `useForm`: every kind of field, rows that repeat, a refusal that belongs to a field. */
export function UseFormExample() {
  const texts = useTexts('kitPage')
  const { act, run, sent } = usePretendedAct(texts.form.taken)
  const form = useForm<Typed>({
    first: {
      email: '',
      day: '2026-11-26',
      state: 'waiting',
      note: '',
      isAgreed: false,
      lines: [{ key: 'first', name: '', cents: undefined }],
    },
    checks: {
      email: inTurn(required(texts.form.missing), fits(isEmail, texts.form.noAddress)),
      note: required(texts.fault),
      lines: eachRow<Line>({ name: required(texts.form.unnamed), cents: amount }, texts.form.noLines),
    },
    act,
    onSend: run,
  })
  return (
    <Example part="use-form">
      <Stack as="form" {...form.props}>
        <Columns feet>
          <TextField label={texts.form.email} type="email" autoComplete="off" {...form.text('email')} />
          <TextField label={texts.form.day} type="date" {...form.text('day')} />
        </Columns>
        <Choices form={form} />
        <TextAreaField label={texts.label} rows={2} {...form.text('note')} />
        <Lines form={form} />
        <CheckField label={texts.sentence} {...form.tick('isAgreed')} />
        {sent && <Notice tone="success">{`${sent.email}, ${sent.state}, ${sent.lines.length}`}</Notice>}
        <Row>
          <Button type="submit" kind="primary">
            {texts.form.send}
          </Button>
        </Row>
      </Stack>
    </Example>
  )
}

function Choices({ form }: { form: Form<Typed> }) {
  const texts = useTexts('kitPage')
  return (
    <Columns feet>
      <SelectField label={texts.state} {...form.choice('state', states)}>
        {states.map((state) => (
          <option key={state} value={state}>
            {texts[state]}
          </option>
        ))}
      </SelectField>
      <Row as="fieldset">
        <legend className="visually-hidden">{texts.state}</legend>
        {states.map((state) => (
          <RadioField key={state} label={texts[state]} {...form.radio('state', state)} />
        ))}
      </Row>
    </Columns>
  )
}

function Lines({ form }: { form: Form<Typed> }) {
  const texts = useTexts('kitPage')
  const { items, add } = form.rows('lines')
  const noLines = form.problemOf('lines')
  return (
    <>
      {items.map((line) => (
        <Box as="fieldset" tone="soft" key={line.key}>
          <Columns feet least="narrow">
            <TextField label={texts.name} {...line.text('name')} />
            <MoneyField
              label={texts.amount}
              briefly
              leastCents={100}
              mostCents={80_000}
              {...line.money('cents')}
            />
          </Columns>
          <Row>
            <Button size="s" onClick={line.remove}>
              {texts.form.remove}
            </Button>
          </Row>
        </Box>
      ))}
      {noLines && <Notice tone="danger">{noLines}</Notice>}
      <Row>
        <Button size="s" onClick={() => add({ name: '', cents: undefined })}>
          {texts.form.add}
        </Button>
      </Row>
    </>
  )
}

/** Takes every address but one, as a server would; nothing is really sent. */
function usePretendedAct(words: string) {
  const [sent, setSent] = useState<Typed>()
  const [problems, setProblems] = useState<Record<string, string>>({})
  const run = (typed: Typed) => {
    const isTaken = typed.email === 'taken@example.org'
    setProblems(isTaken ? { email: words } : {})
    setSent(isTaken ? undefined : typed)
  }
  return { act: { isPending: false, problems, error: problems }, run, sent }
}

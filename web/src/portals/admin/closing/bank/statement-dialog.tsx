import { dayOf, lastDayOf } from '@tower/contract/org-days.ts'
import type { StatementReading } from '@tower/contract/money/closing-bank.contract.ts'
import { mostBalanceCents, mostStatementCharacters } from '@tower/contract/money/closing-bank.ts'
import { useState } from 'react'
import { closingCalls, readMonthsAgain } from '../../../../money/closing/closing.api.ts'
import { useAct } from '../../../../session/use-act.ts'
import { fillCounted } from '../../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../../texts/use-texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../../ui/field/field.tsx'
import { required } from '../../../../ui/form/form-checks.ts'
import { useForm } from '../../../../ui/form/use-form.ts'
import { Columns, Row, Stack } from '../../../../ui/layout/layout.tsx'
import { AmountField } from '../../../../ui/money-field/amount-field.tsx'
import { parseMoney } from '../../../../ui/money-field/parse-money.ts'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { FileDrop } from '../../../../ui/sheet/file-drop.tsx'
import { readText } from '../../../../ui/sheet/read-text.ts'
import { Text } from '../../../../ui/type/type.tsx'
import { StatementPreview } from './statement-preview.tsx'
import { useBankFault } from './use-bank-fault.ts'

type Chosen = { name: string; text: string }
type Days = { from: string; to: string }
/** The balance as it is typed; a file that says one needs none. */
type Typed = Days & { balance: string }

const balanceLimits = { leastCents: 0, mostCents: mostBalanceCents }

const daysOf = (month: string): Days => ({
  from: `${month}-01`,
  // Of a month that runs, no day that is still to come.
  to: [lastDayOf(month), dayOf(new Date())].toSorted()[0] ?? lastDayOf(month),
})

/** Staff choose the file of a statement, see what is in it, and take it. */
export function StatementDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const { taking: texts } = useTexts('closing').bank
  const language = useLanguage()
  const [chosen, setChosen] = useState<Chosen>()
  const [refused, setRefused] = useState<string>()
  const failed = useBankFault(texts.failed)
  const send =
    (isDryRun: boolean) =>
    ({ balance, ...days }: Typed) =>
      closingCalls.takeStatement({
        ...days,
        closing_cents: parseMoney(balance, balanceLimits).cents ?? null,
        name: chosen?.name ?? '-',
        text: chosen?.text ?? '',
        dry_run: isDryRun,
      })
  const look = useAct(send(true), { failed, makeStale: () => undefined })
  const take = useAct(send(false), {
    done: ({ lines, known }) =>
      lines === known ? texts.takenAgain : fillCounted(texts.taken, lines - known, language),
    onShown: onClose,
    failed,
    makeStale: readMonthsAgain,
  })
  const forget = () => {
    look.reset()
    take.reset()
    setRefused(undefined)
  }
  const form = useForm<Typed>({
    first: { ...daysOf(month), balance: '' },
    checks: {
      from: required(texts.noDay),
      to: required(texts.noDay),
      balance: (typed) =>
        typed.trim() !== '' && parseMoney(typed, balanceLimits).cents === undefined
          ? texts.noAmount
          : undefined,
    },
    act: look,
    onSend: (typed) => (chosen ? look.run(typed) : setRefused(texts.noFile)),
  })
  /** Other days are another question: what was seen in the file is no answer to it. */
  const dayField = (name: keyof Days) => {
    const field = form.text(name)
    return {
      ...field,
      onChange: (event: Parameters<typeof field.onChange>[0]) => {
        forget()
        field.onChange(event)
      },
    }
  }
  const pick = (file: File) => {
    forget()
    // The file from before is not meant any more, whatever becomes of this one.
    setChosen(undefined)
    if (file.size > mostStatementCharacters) return setRefused(texts.tooLarge)
    readText(file).then(
      (text) => (text === undefined ? setRefused(texts.unreadable) : setChosen({ name: file.name, text })),
      () => setRefused(texts.unreadable),
    )
  }
  const reading = look.failure === undefined ? look.output : undefined
  const failure = refused ?? take.failure ?? look.failure
  return (
    <Dialog isOpen onClose={onClose} title={texts.title}>
      <Stack as="form" gap={4} {...form.props}>
        <Text tone="quiet" size="small">
          {texts.lead}
        </Text>
        <FileDrop
          texts={texts}
          name={chosen?.name}
          onPick={pick}
          accept=".csv,.ofx,.qfx,.qbo,text/csv,application/x-ofx"
        />
        <Columns feet>
          <TextField label={texts.from} type="date" hint={texts.daysHint} {...dayField('from')} />
          <TextField label={texts.to} type="date" {...dayField('to')} />
        </Columns>
        <AmountField
          label={texts.balance}
          hint={texts.balanceHint}
          optional
          error={form.problemOf('balance')}
          value={form.values.balance}
          onAmount={(balance) => {
            forget()
            form.set({ balance })
          }}
        />
        {reading && <StatementPreview reading={reading} />}
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Row justify="last">
          <Button onClick={onClose}>{texts.cancel}</Button>
          {isTakable(reading) ? (
            <Button kind="primary" pending={take.isPending} onClick={() => take.run(form.values)}>
              {reading.lines === reading.known
                ? texts.takeAgain
                : fillCounted(texts.take, reading.lines - reading.known, language)}
            </Button>
          ) : (
            <Button kind="primary" type="submit" pending={look.isPending}>
              {texts.look}
            </Button>
          )}
        </Row>
      </Stack>
    </Dialog>
  )
}

const isTakable = (reading: StatementReading | undefined): reading is StatementReading =>
  reading !== undefined && reading.fault_count === 0

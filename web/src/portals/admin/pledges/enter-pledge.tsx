import { maxDeskReasonLength } from '@tower/contract/money/desk.ts'
import { destinations } from '@tower/contract/money/giving.ts'
import { mostInstallments, pledgeRhythms } from '@tower/contract/money/pledges.ts'
import { formatUsd, maxGiftCents, minGiftCents } from '@tower/contract/money.ts'
import { pledgeCalls } from '../../../money/pledges/pledges.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { KeptNotice } from '../../../session/kept-notice.tsx'
import { type FormState, useKeptForm, useTypingPlace } from '../../../session/use-kept-form.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CheckField, SelectField, TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { type Form, useForm } from '../../../ui/form/use-form.ts'
import { Columns, Row, Stack } from '../../../ui/layout/layout.tsx'
import { MoneyField } from '../../../ui/money-field/money-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { WhichDonor } from '../offline/which-donor.tsx'
import { PlannedDays, TypedDays } from './planned-days.tsx'
import { bodyOf, checksOf, firstTyped, type TypedPledge } from './typed-pledge.ts'
import { usePledgeActs } from './use-pledge-acts.ts'

/** Writes down what somebody promised: whose it is, how much, and on which days. */
export function EnterPledge({ onClose }: { onClose: () => void }) {
  const { form: texts } = useTexts('pledges')
  const kept = useKeptForm<TypedPledge, Press | null>(useTypingPlace('pledge'), () => ({
    typed: firstTyped,
    seen: null,
  }))
  const enter = useEntering(kept, () => {
    kept.settle()
    onClose()
  })
  const form = useForm<TypedPledge>({
    keptBy: kept,
    checks: checksOf({
      ...texts,
      countWrong: fillText(texts.countWrong, { most: mostInstallments }),
      tooSmall: fillText(texts.tooSmall, { least: formatUsd(minGiftCents) }),
    }),
    act: enter,
    onSend: enter.run,
  })
  return (
    <Stack as="form" data-kept {...form.props}>
      <KeptNotice form={kept} />
      <WhoseFields form={form} />
      <WhatFields form={form} />
      <CheckField label={texts.reminds} {...form.tick('reminds')} />
      <TextAreaField
        label={texts.note}
        hint={texts.noteHint}
        optional
        rows={2}
        maxLength={maxDeskReasonLength}
        {...form.text('note')}
      />
      {enter.failure && <Notice tone="danger">{enter.failure}</Notice>}
      <Row>
        <Button type="submit" kind="primary" pending={enter.isPending}>
          {texts.keep}
        </Button>
        <Button onClick={onClose}>{texts.back}</Button>
      </Row>
    </Stack>
  )
}

/** What was sent, and the key under which the server knows it. */
type Press = { typed: string; key: string }

/**
 * Pressed again as it stands it is the pledge of the first press, whose answer was lost, in another opening of the form as well;
 * changed since, it is another one.
 */
function useEntering({ seen, setSeen }: FormState<TypedPledge, Press | null>, onDone: () => void) {
  const { form: texts } = useTexts('pledges')
  return useAct(
    (pledge: TypedPledge) => {
      const typed = JSON.stringify(pledge)
      const press = seen?.typed === typed ? seen : { typed, key: crypto.randomUUID() }
      setSeen(press)
      return pledgeCalls.enter(bodyOf(pledge, press.key))
    },
    { ...usePledgeActs(), done: texts.entered, onDone },
  )
}

function WhoseFields({ form }: { form: Form<TypedPledge> }) {
  const { form: texts } = useTexts('pledges')
  const { name, email, donorId } = form.values
  const typedName = form.text('name')
  return (
    <>
      <TextField
        label={texts.name}
        maxLength={200}
        autoComplete="off"
        {...typedName}
        onChange={(event) => form.set({ name: event.target.value, donorId: '' })}
      />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        optional
        type="email"
        autoComplete="off"
        {...form.text('email')}
      />
      {email === '' && (
        <WhichDonor
          name={name}
          donorId={donorId}
          change={({ donor_id: picked, email: known }) =>
            form.set({ donorId: picked, ...(known !== undefined && { email: known }) })
          }
        />
      )}
      <CheckField label={texts.organization} {...form.tick('isOrganization')} />
    </>
  )
}

function WhatFields({ form }: { form: Form<TypedPledge> }) {
  const { form: texts, rhythms, destination } = useTexts('pledges')
  const { destinations: names } = useTexts('payments')
  const { rhythm } = form.values
  return (
    <>
      <Columns feet>
        <MoneyField
          label={texts.amount}
          leastCents={minGiftCents}
          mostCents={maxGiftCents}
          {...form.money('cents')}
        />
        <SelectField label={destination} {...form.choice('destination', destinations)}>
          {destinations.map((value) => (
            <option key={value} value={value}>
              {names[value]}
            </option>
          ))}
        </SelectField>
        <SelectField label={texts.rhythm} {...form.choice('rhythm', pledgeRhythms)}>
          {pledgeRhythms.map((value) => (
            <option key={value} value={value}>
              {rhythms[value]}
            </option>
          ))}
        </SelectField>
        {rhythm !== 'typed' && (
          <TextField
            label={rhythm === 'once' ? texts.day : texts.first}
            type="date"
            {...form.text('firstOn')}
          />
        )}
        {rhythm !== 'typed' && rhythm !== 'once' && (
          <TextField label={texts.count} inputMode="numeric" autoComplete="off" {...form.text('count')} />
        )}
      </Columns>
      {rhythm === 'typed' && <TypedDays form={form} />}
      <PlannedDays typed={form.values} />
    </>
  )
}

import type { PledgeStory } from '@tower/contract/money/pledges.contract.ts'
import { isOpenInstallment } from '@tower/contract/money/pledges.ts'
import { useState } from 'react'
import { pledgeCalls } from '../../../money/pledges/pledges.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { eachRow, required } from '../../../ui/form/form-checks.ts'
import { FormHeading } from '../../../ui/form/form-heading.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Box, Columns, Row } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { dollars } from './use-pledge-columns.tsx'
import { usePledgeActs } from './use-pledge-acts.ts'

type Day = { key: string; day: string; was: string; cents: number }

/** What of a pledge may get another day, as it stood when the form opened. */
const openDays = ({ plan }: PledgeStory): Day[] =>
  plan
    .filter(isOpenInstallment)
    .map(({ id, due_on: day, amount_cents: cents }) => ({ key: id, day, was: day, cents }))

/** Other days for what no gift covers yet. */
export function DaysForm({ pledge, onClose }: { pledge: PledgeStory; onClose: () => void }) {
  const texts = useTexts('pledges')
  const [first] = useState(() => ({ days: openDays(pledge) }))
  const save = useAct(
    ({ days }: { days: readonly Day[] }) =>
      pledgeCalls.changeDays(pledge.id, {
        days: days.map(({ key, day, was }) => ({ installment_id: key, due_on: day, was })),
      }),
    { ...usePledgeActs(), done: texts.daysChanged, onShown: onClose },
  )
  const form = useForm({
    first,
    checks: { days: eachRow<Day>({ day: required(texts.form.dayMissing) }) },
    act: save,
    onSend: save.run,
  })
  return (
    <Box as="form" gap={4} {...form.props}>
      <FormHeading>{texts.changeDaysTitle}</FormHeading>
      <Columns feet least="narrow">
        {form.rows('days').items.map(({ key, row, text }) => (
          <TextField
            key={key}
            label={fillText(texts.dayOf, { amount: dollars(row.cents) })}
            type="date"
            {...text('day')}
          />
        ))}
      </Columns>
      {save.failure && <Notice tone="danger">{save.failure}</Notice>}
      <Row>
        <Button type="submit" kind="primary" pending={save.isPending}>
          {texts.saveDays}
        </Button>
        <Button onClick={onClose}>{texts.back}</Button>
      </Row>
    </Box>
  )
}

import { mostInstallments } from '@tower/contract/money/pledges.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { Columns, Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Text } from '../../../ui/type/type.tsx'
import { planOf, type TypedPledge } from './typed-pledge.ts'
import { dollars } from './use-pledge-columns.tsx'

/** A field for each day, where they do not come in turn. */
export function TypedDays({ form }: { form: Form<TypedPledge> }) {
  const { form: texts } = useTexts('pledges')
  const { items, add } = form.rows('days')
  const problem = form.problemOf('days')
  return (
    <Stack gap={3}>
      <Columns feet least="narrow">
        {items.map(({ key, text, remove }, place) => (
          <Stack gap={3} key={key} start>
            <TextField label={fillText(texts.row, { row: place + 1 })} type="date" {...text('day')} />
            {items.length > 1 && (
              <Button size="s" onClick={remove}>
                {fillText(texts.removeDay, { row: place + 1 })}
              </Button>
            )}
          </Stack>
        ))}
      </Columns>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {items.length < mostInstallments && (
        <Row>
          <Button size="s" onClick={() => add({ day: '' })}>
            {texts.addDay}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

/** Longer plans go on in the same way. */
const mostShown = 6

/** What comes when, before it is written down. */
export function PlannedDays({ typed }: { typed: TypedPledge }) {
  const { form: texts } = useTexts('pledges')
  const language = useLanguage()
  const plan = planOf(typed)
  if (plan.length === 0) return null
  const shown = plan.length > mostShown ? plan.slice(0, mostShown - 1) : plan
  const rest = plan.length - shown.length
  return (
    <Stack gap={2}>
      <Text size="small" strong>
        {texts.plan}
      </Text>
      <Stack as="ul" gap={1}>
        {shown.map(({ day, cents }) => (
          <Text as="li" size="small" key={day}>
            {fillText(texts.each, { day: showTime(day, 'date', language), amount: dollars(cents) })}
          </Text>
        ))}
        {rest > 0 && (
          <Text as="li" size="small">
            {fillCounted(texts.more, rest, language)}
          </Text>
        )}
      </Stack>
    </Stack>
  )
}

import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Moment } from '../../../ui/time/moment.tsx'
import type { System } from './now-part.tsx'

/** What the payment provider told us lately, and what came of it. */
export function ProviderPart({ provider }: Pick<System, 'provider'>) {
  const { provider: texts } = useTexts('system')
  const { received_at: at, events, pending } = provider
  return (
    <Card title={texts.title}>
      <Facts
        items={[
          { name: texts.last, value: at === null ? texts.never : <Moment at={at} /> },
          {
            name: texts.day,
            value:
              events.length === 0
                ? texts.none
                : events.map(({ outcome, count }) => fillText(texts.outcomes[outcome], { count })).join(', '),
          },
          { name: texts.pending, value: pending },
        ]}
      />
    </Card>
  )
}

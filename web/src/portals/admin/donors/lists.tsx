import type { DonorFile } from '@tower/contract/money/desk-donors.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Text, TwoLines } from '../../../ui/type/type.tsx'
import { useActWords } from '../audit/use-act-words.ts'
import { MonthlyChip } from '../monthly/monthly-chip.tsx'

type OfDonor = { donor: DonorFile }

/** A donor's own tower, their slots, and what those became. */
export function TowerCard({ donor: { tower, slots } }: OfDonor) {
  const { tower: texts } = useTexts('donor')
  return (
    <Card title={texts.title}>
      <Stack gap={4}>
        <Facts
          items={[
            { name: texts.slots, value: tower.slots_minted },
            { name: texts.progress, value: formatUsd(tower.progress_cents, { always2: true }) },
            ...slots.map((slot) => ({
              name: fillText(texts.slot, { number: slot.number }),
              value: <Standing slot={slot} />,
            })),
          ]}
        />
        {slots.length === 0 && <Text tone="quiet">{texts.none}</Text>}
        {tower.slots_minted > slots.length && (
          <Text tone="quiet">{fillText(texts.newest, { count: slots.length })}</Text>
        )}
      </Stack>
    </Card>
  )
}

function Standing({ slot }: { slot: DonorFile['slots'][number] }) {
  const { tower: texts } = useTexts('donor')
  if (slot.voided_at) return <>{texts.voided}</>
  const { classroom_id: classroomId, classroom_name: classroom } = slot
  if (slot.assigned_at && classroomId)
    return <Link to={paths.adminClassroom({ classroomId })}>{classroom}</Link>
  return <Link to={paths.slotStory({ number: slot.number })}>{texts.waiting}</Link>
}

/** What a donor gives each month; each opens where it is paused, ended or changed. */
export function MonthlyCard({ donor: { monthly } }: OfDonor) {
  const { monthly: texts } = useTexts('donor')
  const language = useLanguage()
  if (monthly.length === 0) return null
  return (
    <Card title={texts.title}>
      <Stack gap={3}>
        {monthly.map((gift) => (
          <Row key={gift.id} justify="between">
            <TwoLines
              first={fillText(texts.amount, { amount: formatUsd(gift.amount_cents, { always2: true }) })}
              second={
                gift.next_charge_at &&
                fillText(texts.next, { day: showTime(gift.next_charge_at, 'date', language) })
              }
            />
            <MonthlyChip state={gift.state} />
            <Link to={`${paths.adminMonthlyGifts}?gift=${gift.id}`}>{texts.open}</Link>
          </Row>
        ))}
      </Stack>
    </Card>
  )
}

const mailTones = { sent: 'neutral', waiting: 'warning', bounced: 'danger' } as const

/** What was emailed to a donor, and whether it left. */
export function MailsCard({ donor: { mails } }: OfDonor) {
  const { emails: texts } = useTexts('donor')
  const language = useLanguage()
  return (
    <Card title={texts.title}>
      <Stack gap={3}>
        {mails.length === 0 && <Text tone="quiet">{texts.none}</Text>}
        {mails.map(({ id, subject, to_email: to, at, state }) => (
          <Row key={id} justify="between" oneLine>
            <TwoLines first={subject || to} second={`${to} · ${showTime(at, 'dated', language)}`} />
            <Chip tone={mailTones[state]} outlined={state === 'sent'}>
              {texts.states[state]}
            </Chip>
          </Row>
        ))}
      </Stack>
    </Card>
  )
}

/** What staff did about a donor and their gifts. */
export function HistoryCard({ donor: { id, history } }: OfDonor) {
  const { history: texts } = useTexts('donor')
  const language = useLanguage()
  const words = useActWords()
  return (
    <Card title={texts.title} action={<Link to={`${paths.adminAudit}?target=${id}`}>{texts.all}</Link>}>
      <Stack gap={3}>
        {history.length === 0 && <Text tone="quiet">{texts.none}</Text>}
        {history.map(({ seq, at, by, action }) => (
          <TwoLines
            key={seq}
            first={words(action) ?? action}
            second={`${by ?? texts.system} · ${showTime(at, 'dated', language)}`}
          />
        ))}
      </Stack>
    </Card>
  )
}

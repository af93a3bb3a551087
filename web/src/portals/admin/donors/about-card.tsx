import type { DonorFile } from '@tower/contract/money/desk-donors.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Figure } from '../../../ui/type/type.tsx'
import { PartButton } from './part-button.tsx'

/** Who a donor is, and what they gave in all. */
export function AboutCard({ donor }: { donor: DonorFile }) {
  const texts = useTexts('donor')
  const { columns, payments } = useTexts('givers')
  const language = useLanguage()
  const { last_gift_at: last, account_id: accountId, spellings, household } = donor
  const words = encodeURIComponent(donor.email ?? donor.name ?? '')
  return (
    <Card title={texts.about}>
      <Stack gap={4}>
        <Row justify="between">
          <Figure as="h3" value={formatUsd(donor.given_cents, { always2: true })} />
          {donor.contact?.is_organization && <Chip>{texts.organization}</Chip>}
          {donor.by_name && <Chip outlined>{texts.byName}</Chip>}
        </Row>
        <Facts
          items={[
            { name: columns.gifts, value: donor.gifts },
            { name: texts.last, value: last ? showTime(last, 'date', language) : texts.never },
            { name: texts.since, value: showTime(donor.since, 'date', language) },
            ...(spellings.length > 0 ? [{ name: texts.spellings, value: spellings.join(', ') }] : []),
          ]}
        />
        {household.length > 0 && <Others name={texts.household} people={household} />}
        {donor.linked.map((other) => (
          <Row key={other.id} justify="between">
            <span>
              {texts.linked}: <Linked other={other} />
            </span>
            <PartButton donor={other} />
          </Row>
        ))}
        <Row>
          {accountId && <Link to={paths.adminPerson({ userId: accountId })}>{texts.account}</Link>}
          {words && <Link to={`${paths.adminPayments}?q=${words}`}>{payments}</Link>}
        </Row>
      </Stack>
    </Card>
  )
}

/** Another account of the same human. */
function Linked({ other: { account_id: userId, name, email } }: { other: DonorFile['linked'][number] }) {
  const { nobody } = useTexts('donor')
  const called = name && email ? `${name} (${email})` : (name ?? email ?? nobody)
  return userId ? <Link to={paths.adminPerson({ userId })}>{called}</Link> : called
}

function Others({ name, people }: { name: string; people: DonorFile['household'] }) {
  const texts = useTexts('donor')
  return (
    <Row>
      {name}:
      {people.map(({ id, name: called, email }) => (
        <Link key={id} to={paths.adminDonor({ donorId: id })}>
          {called ?? email ?? texts.nobody}
        </Link>
      ))}
    </Row>
  )
}

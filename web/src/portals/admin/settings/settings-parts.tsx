import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { settingsEndpoints } from '@tower/contract/oversight/settings.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { covers } from '@tower/contract/people/duties.ts'
import { Link } from 'react-router'
import { useProfile } from '../../../session/route-guard.tsx'
import { localeOf } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { type Fact, Facts } from '../../../ui/facts/facts.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { zoneNow } from '../../../ui/time/zone-now.ts'
import { dutyOfPage } from '../console-duties.ts'
import { weeklyWords } from '../draws/weekly-words.ts'

export type Settings = CallOutput<typeof settingsEndpoints.read>

/** Charity, team, time zone, draws, school addresses, and what talks to other programs. */
export function SettingsParts({ settings }: { settings: Settings }) {
  const texts = useTexts('settings')
  const { charity, draws, school_addresses: addresses } = settings
  const language = useLanguage()
  const { role } = useProfile()
  const days = weeklyWords(draws.cron, localeOf(language), texts.draws.weekly)
  return (
    <>
      <Part
        title={texts.charity.title}
        items={[
          { name: texts.charity.name, value: charity.name },
          { name: texts.charity.legalName, value: charity.legal_name },
          { name: texts.charity.ein, value: charity.ein ?? texts.none },
          { name: texts.charity.zone, value: zoneNow() },
        ]}
        links={[{ to: paths.adminSite, label: texts.charity.change }]}
      />
      <Part
        title={texts.team.title}
        lead={texts.team.lead}
        links={[
          { to: `${paths.adminUsers}?role=admin`, label: texts.team.admins },
          { to: `${paths.adminUsers}?role=superadmin`, label: texts.team.superadmins },
          { to: paths.adminRoleHistory, label: texts.team.roles },
        ]}
      />
      <Part
        title={texts.draws.title}
        items={[
          { name: texts.draws.when, note: 'DRAW_CRON', value: days ?? draws.cron },
          { name: texts.draws.capacity, note: 'DRAW_CAPACITY', value: draws.capacity },
        ]}
        links={[{ to: `${paths.adminDraws}?tab=calendar`, label: texts.draws.calendar }]}
      />
      <Part
        title={texts.schools.title}
        lead={texts.schools.lead}
        items={[
          { name: texts.schools.addresses, note: 'TEACHER_EMAIL_SUFFIXES', value: addresses.join(', ') },
        ]}
      />
      {role === 'superadmin' && (
        <Part
          title={texts.programs.title}
          links={[
            { to: paths.adminWebhooks, label: texts.programs.webhooks },
            { to: paths.adminApiKeys, label: texts.programs.keys },
            { to: paths.adminSystem, label: texts.programs.system },
          ]}
        />
      )}
    </>
  )
}

type PartProps = {
  title: string
  lead?: string
  items?: readonly Fact[]
  links?: readonly { to: string; label: string }[]
}

function Part({ title, lead, items = [], links = [] }: PartProps) {
  const { duties } = useProfile()
  const open = links.filter(({ to }) => covers(duties, dutyOfPage(to)))
  return (
    <Card title={title}>
      <Stack gap={3}>
        {lead && <Text tone="quiet">{lead}</Text>}
        {items.length > 0 && <Facts items={items} />}
        {open.length > 0 && (
          <Row>
            {open.map(({ to, label }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </Row>
        )}
      </Stack>
    </Card>
  )
}

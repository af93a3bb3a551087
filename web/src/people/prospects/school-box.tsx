import { useTexts } from '../../texts/use-texts.ts'
import { Facts } from '../../ui/facts/facts.tsx'
import { placeOf, type Prospect } from './prospect.ts'
import { sportName } from './sport-name.ts'

type Schooling = Pick<Prospect, 'school' | 'sport' | 'position' | 'city' | 'state'>

/** Where an athlete learns and plays. */
export function SchoolBox({ prospect }: { prospect: Schooling }) {
  const texts = useTexts('prospects')
  const { detail } = texts
  const rows = [
    { name: detail.schoolName, value: prospect.school },
    { name: detail.sport, value: prospect.sport && sportName(prospect.sport, texts.sportNames) },
    { name: detail.position, value: prospect.position },
    { name: detail.home, value: placeOf(prospect, texts) },
  ]
  return <Facts items={rows.filter(({ value }) => value)} />
}

import { duties as allDuties } from '@tower/contract/people/duties.ts'
import { useProfile } from '../../session/route-guard.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'

/** What of the work of staff is one's own. */
export default function OwnDuties() {
  const { own, names, means } = useTexts('duties')
  const { role, duties } = useProfile()
  return (
    <Card title={own.title}>
      {duties.length === allDuties.length && <p>{own.all}</p>}
      {duties.length === 0 && <p>{own.none}</p>}
      <ul>
        {duties.map((duty) => (
          <li key={duty}>
            <strong>{names[duty]}</strong>: {means[duty]}
          </li>
        ))}
      </ul>
      {role !== 'superadmin' && <p>{own.ask}</p>}
    </Card>
  )
}

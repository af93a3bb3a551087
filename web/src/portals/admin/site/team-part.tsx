import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TeamRevision } from '@tower/contract/outreach/team.contract.ts'
import { useState } from 'react'
import { charityCalls, charityQueries, readTeamAgain } from '../../../outreach/charity/charity.api.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { forgetWords } from '../../../session/kept-words.ts'
import { useTypingPlace } from '../../../session/use-kept-form.ts'
import { HistoryPart } from './history-part.tsx'
import { TeamEditor } from './team-editor.tsx'

/** Who the team is, and every saving of it. */
export default function TeamPart() {
  const texts = useTexts('siteDesk')
  const reading = useQuery(charityQueries.team)
  // Counted where the team is read: whoever draws anew from here has what was read last, a part below not yet.
  const [begun, setBegun] = useState(0)
  if (reading.data)
    return <Team item={reading.data.item} begun={begun} onRestored={() => setBegun(begun + 1)} />
  if (reading.isPending) return <Skeleton lines={6} />
  return <UnreadPart reading={reading} failed={texts.failed} />
}

type TeamProps = { item: TeamRevision; begun: number; onRestored: () => void }

/** The editor begins anew with what was brought back. */
function Team({ item, begun, onRestored }: TeamProps) {
  const { team } = useTexts('siteDesk')
  const language = useLanguage()
  const client = useQueryClient()
  const savings = useInfiniteQuery(charityQueries.teamRevisions)
  const typing = useTypingPlace('team')
  return (
    <>
      <TeamEditor key={begun} item={item} />
      <HistoryPart
        title={team.history}
        reading={savings}
        restore={(number) => charityCalls.restoreTeam(number, item.number)}
        again={() => readTeamAgain(client)}
        onRestored={() => {
          forgetWords(typing)
          onRestored()
        }}
        ask={team.ask}
        words={{
          defaults: team.restoreNone,
          askDefaults: team.askNone,
          restoredDefaults: team.restoredNone,
        }}
        tell={({ members }) => `· ${fillCounted(team.counted, members.length, language)}`}
      />
    </>
  )
}

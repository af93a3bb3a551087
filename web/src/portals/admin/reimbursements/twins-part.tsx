import type { ReimbursementStory } from '@tower/contract/spending/reimbursement-views.contract.ts'
import { nameReimbursement } from '@tower/contract/spending/reimbursements.ts'
import { Link } from 'react-router'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { useDrawer } from '../../../ui/drawer/use-drawer.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { groupTwins, type TwinGroup } from './group-twins.ts'

/** Warns of lines that stand in another request too: by their receipt, or by amount and day. */
export function TwinsPart({ story }: { story: ReimbursementStory }) {
  const { drawer: texts } = useTexts('reimbursementDesk')
  if (story.duplicates.length === 0) return null
  return (
    <Notice tone="warning" announce={false}>
      <Stack gap={2}>
        <b>{texts.twins}</b>
        <Stack as="ul" gap={2}>
          {groupTwins(story).map((group) => (
            <li key={group.because + group.lines.join() + group.others[0]?.request_id}>
              <Alike group={group} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Notice>
  )
}

/** What is alike, and below it each request that it stands in. */
function Alike({ group: { because, lines, count, others } }: { group: TwinGroup }) {
  const { drawer: texts } = useTexts('reimbursementDesk')
  const language = useLanguage()
  const quoted = lines.map((line) => `“${line}”`).join(', ')
  return (
    <>
      {fillCounted(texts[because], count, language, { lines: quoted })}
      <TwinLinks others={others} />
    </>
  )
}

type Twin = ReimbursementStory['duplicates'][number]

/** Each request that another looks like, once: its number, whose it is, how it stands, and the way to it. */
export function TwinLinks({ others }: { others: readonly Twin[] }) {
  const { drawer: texts } = useTexts('reimbursementDesk')
  const { statuses } = useTexts('reimbursements')
  const { linkTo } = useDrawer('request')
  const once = new Map(others.map((twin) => [twin.request_id, twin]))
  return (
    <Stack as="ul" gap={1} bullets>
      {[...once.values()].map(({ request_id: id, number, teacher, status }) => (
        <li key={id}>
          <Link to={linkTo(id)} preventScrollReset>
            {fillText(texts.twin, { name: nameReimbursement(number), teacher, status: statuses[status] })}
          </Link>
        </li>
      ))}
    </Stack>
  )
}

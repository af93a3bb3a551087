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
  const { statuses } = useTexts('reimbursements')
  const language = useLanguage()
  const { linkTo } = useDrawer('request')
  const quoted = lines.map((line) => `“${line}”`).join(', ')
  return (
    <>
      {fillCounted(texts[because], count, language, { lines: quoted })}
      <Stack as="ul" gap={1} bullets>
        {others.map(({ request_id: id, number, teacher, status }) => (
          <li key={id}>
            <Link to={linkTo(id)} preventScrollReset>
              {fillText(texts.twin, { name: nameReimbursement(number), teacher, status: statuses[status] })}
            </Link>
          </li>
        ))}
      </Stack>
    </>
  )
}

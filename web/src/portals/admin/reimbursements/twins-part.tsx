import type { ReimbursementStory } from '@tower/contract/spending/reimbursement-views.contract.ts'
import { nameReimbursement } from '@tower/contract/spending/reimbursements.ts'
import { Link } from 'react-router'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useDrawer } from '../../../ui/drawer/use-drawer.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'

/** Warns of lines that stand in another request too: by their receipt, or by amount and day. */
export function TwinsPart({ story }: { story: ReimbursementStory }) {
  const { drawer: texts } = useTexts('reimbursementDesk')
  const { statuses } = useTexts('reimbursements')
  const { linkTo } = useDrawer('request')
  if (story.duplicates.length === 0) return null
  const lineOf = (itemId: string) =>
    story.purchase_request_items.find(({ id }) => id === itemId)?.description ?? ''
  return (
    <Notice tone="warning" announce={false}>
      <Stack gap={2}>
        <b>{texts.twins}</b>
        <Stack as="ul" gap={2}>
          {story.duplicates.map(
            ({ item_id: itemId, because, request_id: other, number, teacher, status }) => (
              <li key={itemId + because + other}>
                {fillText(texts[because], {
                  line: lineOf(itemId),
                  name: nameReimbursement(number),
                  teacher,
                  status: statuses[status],
                })}{' '}
                <Link to={linkTo(other)} preventScrollReset>
                  {fillText(texts.openTwin, { name: nameReimbursement(number) })}
                </Link>
              </li>
            ),
          )}
        </Stack>
      </Stack>
    </Notice>
  )
}

import { useQuery } from '@tanstack/react-query'
import { formatUsd } from '@tower/contract/money.ts'
import type { ReimbursementStory } from '@tower/contract/spending/reimbursement-views.contract.ts'
import { nameReimbursement } from '@tower/contract/spending/reimbursements.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isUnknown } from '../../../api/call-error.ts'
import { reimbursementQueries } from '../../../spending/reimbursements/reimbursements.api.ts'
import { SecondPersonNotice } from '../../../money/approvals/second-person-notice.tsx'
import { TeacherNotice } from '../../../money/approvals/teacher-notice.tsx'
import { ReceiptLine } from '../../../spending/reimbursements/receipt-line.tsx'
import { RequestHistory } from '../../../spending/reimbursements/request-history.tsx'
import { StatusChip } from '../../../spending/reimbursements/status-chip.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { useListKeysSwitch } from '../../../ui/list-page/use-list-keys.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { BudgetPart } from './budget-part.tsx'
import { DecisionPart } from './decision-part.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Figure, Text, TwoLines } from '../../../ui/type/type.tsx'
import { isShortcut } from '../../../ui/list-page/is-shortcut.ts'
import { TwinsPart } from './twins-part.tsx'

export type RequestDrawerProps = {
  requestId: string
  onClose: () => void
  /** Where the rows before and after are opened. */
  beforeTo: string | undefined
  afterTo: string | undefined
}

/** One request beside the list: receipts beside the lines, what it does to the budget, and the decision. */
export default function RequestDrawer({ requestId, onClose, beforeTo, afterTo }: RequestDrawerProps) {
  const { drawer: texts } = useTexts('reimbursementDesk')
  const reading = useQuery({ ...reimbursementQueries.story(requestId), retry: false })
  // What was read before it went back to its teacher can't be decided any more.
  const isGone = isUnknown(reading.error)
  const story = isGone ? undefined : reading.data
  useSteps(beforeTo, afterTo)
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={fillText(texts.title, { name: story ? nameReimbursement(story.number) : '' })}
      tools={
        <>
          {beforeTo && (
            <ButtonLink
              kind="ghost"
              iconOnly
              to={beforeTo}
              replace
              aria-label={texts.before}
              aria-keyshortcuts="["
            >
              <ChevronUp size={20} aria-hidden="true" />
            </ButtonLink>
          )}
          {afterTo && (
            <ButtonLink
              kind="ghost"
              iconOnly
              to={afterTo}
              replace
              aria-label={texts.after}
              aria-keyshortcuts="]"
            >
              <ChevronDown size={20} aria-hidden="true" />
            </ButtonLink>
          )}
        </>
      }
      actions={story && <DecisionPart key={story.id} story={story} onReturned={onClose} />}
    >
      {reading.isPending && <Skeleton lines={8} />}
      {isGone && <Notice tone="warning">{texts.gone}</Notice>}
      {reading.isError && !isGone && !story && <UnreadPart reading={reading} failed={texts.failed} />}
      {story && <Details story={story} />}
    </Drawer>
  )
}

/** `[` and `]` go to the rows before and after. */
function useSteps(beforeTo: string | undefined, afterTo: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const to = { '[': beforeTo, ']': afterTo }[event.key]
      if (to !== undefined && isShortcut(event))
        void navigate(to, { replace: true, preventScrollReset: true })
    }
    document.addEventListener('keydown', step)
    return () => document.removeEventListener('keydown', step)
  }, [navigate, beforeTo, afterTo])
}

function Details({ story }: { story: ReimbursementStory }) {
  const { drawer: texts } = useTexts('reimbursementDesk')
  const { teacher, classroom, queue, payout, reason, status } = story
  const { isOn } = useListKeysSwitch()
  return (
    <Stack gap={5}>
      <Row align="start" justify="between" oneLine>
        <TwoLines
          first={teacher.full_name ?? teacher.email}
          second={[classroom, teacher.school].filter(Boolean).join(', ') || teacher.email}
        />
        <StatusChip status={status} />
      </Row>
      <Figure
        value={formatUsd(story.total_cents, { always2: true })}
        note={queue && fillText(texts.place, { place: queue.older + 1, waiting: queue.waiting })}
      />
      {payout && (
        <Notice tone="success" announce={false}>
          {fillText(texts.paid, { reference: payout.reference })}
        </Notice>
      )}
      {status === 'rejected' && reason !== null && (
        <Notice tone="danger" announce={false}>
          {fillText(texts.why, { reason })}
        </Notice>
      )}
      <TeacherNotice teacherId={story.teacher_id} />
      <SecondPersonNotice approval={story.approval} />
      <TwinsPart story={story} />
      <BudgetPart story={story} />
      <Stack as="section" gap={2}>
        <Text as="h3" size="body">
          {texts.receipts}
        </Text>
        {showsOnlyLinks(story) && (
          <Notice tone="warning" announce={false}>
            {texts.onlyLinks}
          </Notice>
        )}
        <Stack as="ul" gap={0}>
          {story.purchase_request_items.map((item) => (
            <ReceiptLine
              key={item.id}
              item={item}
              {...(item.receipt && {
                note: fillText(texts.lasts, { name: item.receipt.file_name ?? '' }).replace(/^ · /, ''),
              })}
            />
          ))}
        </Stack>
      </Stack>
      {story.memo && (
        <Stack as="section" gap={2}>
          <Text as="h3" size="body">
            {texts.memo}
          </Text>
          <Text wrap="typed">{story.memo}</Text>
        </Stack>
      )}
      <Stack as="section" gap={2}>
        <Text as="h3" size="body">
          {texts.history}
        </Text>
        <RequestHistory story={story} />
      </Stack>
      {isOn && (
        <Text tone="quiet" size="small" className="for-keyboards">
          {texts.keys}
        </Text>
      )}
    </Stack>
  )
}

/** As the server refuses it: a link to another site is no proof. */
const showsOnlyLinks = ({ purchase_request_items: items }: ReimbursementStory) =>
  items.some(({ receipt_url: url }) => url !== null) && items.every(({ receipt }) => receipt === null)

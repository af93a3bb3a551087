import { useQuery } from '@tanstack/react-query'
import { formatUsd } from '@tower/contract/money.ts'
import type { ApprovalStory } from '@tower/contract/money/approvals.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { approvalQueries } from '../../../money/approvals/approvals.api.ts'
import { useSaid } from '../../../people/use-said.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { DrawerParts } from '../../../ui/drawer/drawer-parts.tsx'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Figure, Text, TwoLines } from '../../../ui/type/type.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { ApprovalActs } from './approval-acts.tsx'
import { sayFact, sayWhat } from './say-approval.ts'
import { ApprovalChip } from './use-approval-columns.tsx'

export type ApprovalDrawerProps = { approvalId: string; onClose: () => void }

/** One of them at the side of the list: who asked for what, why it takes two, and the decision. */
export default function ApprovalDrawer({ approvalId, onClose }: ApprovalDrawerProps) {
  const { one } = useTexts('approvals')
  return (
    <Drawer isOpen onClose={onClose} title={one.title}>
      <Details key={approvalId} approvalId={approvalId} />
    </Drawer>
  )
}

function Details({ approvalId }: { approvalId: string }) {
  const { one: texts, facts, values, ended } = useTexts('approvals')
  const grounds = useTexts('grounds')
  const language = useLanguage()
  const reading = useQuery({ ...approvalQueries.one(approvalId), retry: false })
  if (reading.isPending) return <Skeleton lines={8} />
  if (!reading.data) return <UnreadPart reading={reading} failed={texts.failed} />
  const approval = reading.data
  return (
    <DrawerParts>
      <Head approval={approval} />
      {approval.ground !== null && approval.state === 'waiting' && (
        <Notice tone="warning" announce={false}>
          {grounds[approval.ground]}
        </Notice>
      )}
      {approval.ended_because !== null && <Notice announce={false}>{ended[approval.ended_because]}</Notice>}
      <Stack as="section" gap={3}>
        <Text as="h3" size="body">
          {texts.facts}
        </Text>
        {approval.facts.length > 0 && (
          <Facts
            items={approval.facts.map((fact) => ({
              name: facts[fact.name],
              value: sayFact(fact, values, language),
            }))}
          />
        )}
        <Link to={subjectOf(approval)}>{texts.seeSubject}</Link>
        {approval.document_url !== null && (
          <a href={approval.document_url} target="_blank" rel="noreferrer">
            {texts.document}
          </a>
        )}
      </Stack>
      {approval.teacher_id !== null && <HandList approval={approval} />}
      <ApprovalActs approval={approval} />
    </DrawerParts>
  )
}

function Head({ approval }: { approval: ApprovalStory }) {
  const { one: texts, kinds } = useTexts('approvals')
  const grounds = useTexts('grounds')
  const language = useLanguage()
  const said = useSaid()
  const {
    kind,
    what,
    asked_by: asker,
    asked_at: askedAt,
    decided_by: decider,
    decided_at: decidedAt,
  } = approval
  const by = (name: string, at: string) => `${name} · ${showTime(at, 'dated', language)}`
  return (
    <Stack gap={3}>
      <Row justify="between">
        <Figure as="h3" value={formatUsd(approval.amount_cents, { always2: true })} />
        <ApprovalChip state={approval.state} />
      </Row>
      <TwoLines
        first={what === '' ? kinds[kind] : said(sayWhat(approval, language))}
        second={what !== '' && kinds[kind]}
      />
      <Facts
        items={[
          { name: texts.asked, value: by(asker, askedAt) },
          ...(approval.reason === null ? [] : [{ name: texts.reason, value: said(approval.reason) }]),
          ...(decider === null || decidedAt === null
            ? []
            : [{ name: texts.decided, value: by(decider, decidedAt) }]),
          ...(approval.note === null ? [] : [{ name: texts.note, value: said(approval.note) }]),
          ...(approval.ground === null || approval.state === 'waiting'
            ? []
            : [{ name: texts.why, value: grounds[approval.ground] }]),
        ]}
      />
    </Stack>
  )
}

function HandList({ approval: { hands } }: { approval: ApprovalStory }) {
  const { one: texts, hands: words } = useTexts('approvals')
  return (
    <Stack as="section" gap={3}>
      <Text as="h3" size="body">
        {texts.hands}
      </Text>
      {hands.length === 0 ? (
        <Text tone="quiet">{texts.noHands}</Text>
      ) : (
        <Facts
          items={hands.map(({ did, by, cents }) => ({
            name: by,
            value: fillText(words[did], { amount: formatUsd(cents ?? 0, { always2: true }) }),
          }))}
        />
      )}
    </Stack>
  )
}

const subjectOf = ({ kind, subject_id: id, teacher_id: teacherId, facts }: ApprovalStory) =>
  ({
    reimbursement: `${paths.adminReimbursements}?request=${id}`,
    slot_by_hand: paths.adminPerson({ userId: id }),
    month_difference: `${paths.adminClosing}?month=${id}`,
    refund: `${paths.adminPayments}?payment=${id}`,
    offline_gift: `${paths.adminOfflineGifts}?gift=${id}`,
    offline_return: `${paths.adminOfflineGifts}?gift=${id}`,
    disbursement: `${paths.adminDisbursements}?tab=records`,
    disbursement_void: `${paths.adminDisbursements}?tab=records`,
    bounce: `${paths.adminReimbursements}?request=${id}`,
    order: `${paths.adminOrders}?order=${id}`,
    order_return: `${paths.adminOrders}?order=${id}`,
    card: paths.adminPerson({ userId: teacherId ?? id }),
    bank_line: `${paths.adminClosing}?month=${facts.find(({ name }) => name === 'paid_on')?.value.slice(0, 7) ?? ''}`,
  })[kind]

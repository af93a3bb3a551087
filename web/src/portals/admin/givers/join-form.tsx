import { useQuery } from '@tanstack/react-query'
import type { DeskGiver } from '@tower/contract/money/desk-givers.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { isEmail } from '@tower/contract/people/email.ts'
import { useState } from 'react'
import { deskQueries, giverCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { fits, inTurn, required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RetryButton } from '../../../ui/notice/retry-button.tsx'
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx'
import { ReasonField } from './reason-field.tsx'
import { useGiverFault } from './use-giver-fault.ts'

/** Joins a giver without an account into another, who is found by address first and named on the button. */
export function JoinForm({ giver, onDone }: { giver: DeskGiver; onDone: () => void }) {
  const texts = useTexts('givers')
  const [asked, setAsked] = useState('')
  const search = useForm({
    first: { email: '' },
    checks: { email: inTurn(required(texts.emailWrong), fits(isEmail, texts.emailWrong)) },
    onSend: ({ email }) => setAsked(email.trim().toLowerCase()),
  })
  const found = useQuery({
    // As many as a search goes through: addresses that only begin so must not hide the one that was typed.
    ...deskQueries.givers({ q: asked, page: 1, pageSize: 20 }),
    enabled: asked !== '',
  })
  const other = found.data?.items.find(({ id, email }) => id !== giver.id && email === asked)
  if (giver.has_account)
    return (
      <Box gap={4}>
        <h3>{texts.joinTitle}</h3>
        <p>{texts.joinAccount}</p>
      </Box>
    )
  return (
    <Box as="section" gap={4} aria-label={texts.joinTitle}>
      <h3>{texts.joinTitle}</h3>
      <p>{texts.joinText}</p>
      <Stack as="form" gap={3} {...search.props}>
        <TextField label={texts.joinInto} type="email" autoComplete="off" {...search.text('email')} />
        <Row>
          <Button type="submit" pending={found.isFetching}>
            {texts.joinFind}
          </Button>
        </Row>
      </Stack>
      {found.isError && (
        <Notice
          tone="danger"
          action={<RetryButton onRetry={() => void found.refetch()} pending={found.isFetching} />}
        >
          {texts.failed}
        </Notice>
      )}
      {asked !== '' && found.data && !other && <p role="status">{texts.joinNone}</p>}
      {other && <JoinInto key={other.id} giver={giver} other={other} onDone={onDone} />}
    </Box>
  )
}

type JoinIntoProps = { giver: DeskGiver; other: DeskGiver; onDone: () => void }

function JoinInto({ giver, other, onDone }: JoinIntoProps) {
  const texts = useTexts('givers')
  const join = useAct(
    ({ reason }: { reason: string }) =>
      giverCalls.join(giver.id, { into_id: other.id, reason: reason.trim() }),
    { done: texts.joined, onDone, failed: useGiverFault(), makeStale: readDeskAgain },
  )
  const form = useForm({
    first: { reason: '' },
    checks: { reason: required(texts.reasonMissing) },
    act: join,
    onSend: join.run,
  })
  return (
    <Stack as="form" {...form.props}>
      <Facts
        items={[
          { name: texts.name, value: other.name ?? '–' },
          { name: texts.email, value: other.email ?? texts.nobody },
          { name: texts.columns.gifts, value: other.gifts },
          { name: texts.columns.given, value: formatUsd(other.given_cents, { always2: true }) },
          ...(other.has_account ? [{ name: texts.accountFact, value: texts.account }] : []),
        ]}
      />
      <ReasonField {...form.text('reason')} />
      {join.failure && <Notice tone="danger">{join.failure}</Notice>}
      <Row>
        <Button type="submit" kind="danger-solid" pending={join.isPending}>
          {fillText(texts.join, { name: other.name ?? other.email ?? texts.nobody })}
        </Button>
      </Row>
    </Stack>
  )
}

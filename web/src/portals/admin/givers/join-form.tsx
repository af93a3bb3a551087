import { useQuery } from '@tanstack/react-query'
import type { DonorFile, JoinPreview } from '@tower/contract/money/desk-donors.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { deskQueries, giverCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RetryButton } from '../../../ui/notice/retry-button.tsx'
import { ReasonField } from './reason-field.tsx'
import { useGiverFault } from './use-giver-fault.ts'

/** Joins a donor into another, who is found by name or address first; what would become of both is shown before. */
export function JoinForm({ giver }: { giver: DonorFile }) {
  const texts = useTexts('givers')
  const language = useLanguage()
  const [asked, setAsked] = useState('')
  const [intoId, setIntoId] = useState<string>()
  const search = useForm({
    first: { words: '' },
    checks: { words: required(texts.joinMissing) },
    onSend: ({ words }) => {
      setIntoId(undefined)
      setAsked(words.trim())
    },
  })
  const found = useQuery({
    ...deskQueries.givers({ q: asked, page: 1, pageSize: 20 }),
    enabled: asked !== '',
  })
  const others = found.data?.items.filter(({ id }) => id !== giver.id) ?? []
  return (
    <Box as="section" gap={4} aria-label={texts.joinTitle}>
      <h3>{texts.joinTitle}</h3>
      <p>{texts.joinText}</p>
      <Stack as="form" gap={3} {...search.props}>
        <TextField label={texts.joinInto} autoComplete="off" {...search.text('words')} />
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
      {asked !== '' && found.data && others.length === 0 && <p role="status">{texts.joinNone}</p>}
      {!intoId &&
        others.map(({ id, name, email, gifts }) => (
          <Row key={id} justify="between">
            <span>{[name, email].filter(Boolean).join(', ') || texts.nobody}</span>
            <Button size="s" onClick={() => setIntoId(id)}>
              {fillCounted(texts.joinChoose, gifts, language)}
            </Button>
          </Row>
        ))}
      {intoId && <JoinInto key={intoId} giver={giver} intoId={intoId} onBack={() => setIntoId(undefined)} />}
    </Box>
  )
}

type JoinIntoProps = { giver: DonorFile; intoId: string; onBack: () => void }

function JoinInto({ giver, intoId, onBack }: JoinIntoProps) {
  const texts = useTexts('givers')
  const preview = useQuery({ ...deskQueries.joinPreview(giver.id, intoId), retry: false })
  const navigate = useNavigate()
  const explain = useGiverFault()
  const join = useAct(
    ({ reason }: { reason: string }) => giverCalls.join(giver.id, { into_id: intoId, reason: reason.trim() }),
    {
      done: texts.joined,
      onDone: () => void navigate(paths.adminDonor({ donorId: intoId })),
      failed: explain,
      makeStale: readDeskAgain,
    },
  )
  const form = useForm({
    first: { reason: '' },
    checks: { reason: required(texts.reasonMissing) },
    act: join,
    onSend: join.run,
  })
  if (preview.isError) return <Notice tone="danger">{explain(preview.error)}</Notice>
  if (!preview.data) return null
  const { how, into } = preview.data
  const name = into.name ?? into.email ?? texts.nobody
  if (how === 'other_way_round')
    return (
      <Notice action={<Link to={paths.adminDonor({ donorId: into.id })}>{name}</Link>}>
        {texts.joinAccount}
      </Notice>
    )
  return (
    <Stack as="form" {...form.props}>
      <WhatHappens preview={preview.data} />
      <ReasonField {...form.text('reason')} />
      {join.failure && <Notice tone="danger">{join.failure}</Notice>}
      <Row>
        <Button type="submit" kind="danger-solid" pending={join.isPending}>
          {fillText(how === 'links' ? texts.link : texts.join, { name })}
        </Button>
        <Button onClick={onBack}>{texts.joinBack}</Button>
      </Row>
    </Stack>
  )
}

/** What would become of both, in words and figures, before anything is joined. */
function WhatHappens({ preview }: { preview: JoinPreview }) {
  const { how, from, into, new_slots: slots, progress_cents: progress, notes } = preview
  const texts = useTexts('givers')
  const language = useLanguage()
  const dollars = (cents: number) => formatUsd(cents, { always2: true })
  const sumOf = ({ gifts, given_cents: cents }: typeof from) =>
    fillCounted(texts.joinGifts, gifts, language, { amount: dollars(cents) })
  const name = into.name ?? into.email ?? texts.nobody
  return (
    <Stack gap={3}>
      <p>{fillText(how === 'links' ? texts.linkText : texts.joinWhat, { name })}</p>
      <Facts
        items={[
          { name: from.name ?? from.email ?? texts.nobody, value: sumOf(from) },
          { name, value: sumOf(into) },
          { name: texts.columns.slots, value: from.slots + into.slots + slots },
          ...(slots > 0 ? [{ name: texts.joinNewSlots, value: slots }] : []),
          ...(how === 'moves' ? [{ name: texts.joinProgress, value: dollars(progress) }] : []),
          ...(notes > 0 ? [{ name: texts.joinNotes, value: notes }] : []),
        ]}
      />
    </Stack>
  )
}

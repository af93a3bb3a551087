import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnProspect } from '@tower/contract/people/prospect-portal.contract.ts'
import type { ProfilePart } from '@tower/contract/people/prospect-portal.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { isUnknown } from '../../../api/call-error.ts'
import { explainError } from '../../../api/explain-error.ts'
import { useProfile } from '../../../session/route-guard.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { CheckIcon } from '../../../ui/icons/icons.tsx'
import { Button, GoLink } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { AvatarEditor } from './avatar-editor.tsx'
import { FailedRead } from './failed-read.tsx'
import styles from './portal.module.css'
import { ProfileForm } from './profile-form.tsx'
import { portalCalls, portalQueries, readPortalAgain } from './prospect-portal.api.ts'

/** The home of one athlete: standing, what is missing, photo, words. */
export function AthleteHome({ prospectId }: { prospectId: string }) {
  const { home } = useTexts('prospectPortal')
  const reading = useQuery({ ...portalQueries.one(prospectId), placeholderData: keepPreviousData })
  // An athlete who was erased meanwhile is known to nobody: nothing of them stays on an open page.
  const data = isUnknown(reading.error) ? undefined : reading.data
  return (
    <>
      {reading.isError && <FailedRead words={home.failed} reading={reading} />}
      {reading.isPending && <Skeleton lines={10} />}
      {data && (
        <>
          <h2>{`${data.prospect.first_name} ${data.prospect.last_name}`}</h2>
          <div className={styles.home}>
            <div className={styles.side}>
              <Standing prospect={data.prospect} missing={data.missing} />
              <AvatarEditor prospect={data.prospect} />
            </div>
            <ProfileForm prospect={data.prospect} />
          </div>
        </>
      )}
    </>
  )
}

const tones = { draft: 'neutral', pending: 'warning', approved: 'success' } as const

function Standing({ prospect, missing }: { prospect: OwnProspect; missing: readonly ProfilePart[] }) {
  const { home } = useTexts('prospectPortal')
  const { role } = useProfile()
  const { status, raised_cents: raised } = prospect
  return (
    <Card title={home.status}>
      <div className={styles.standing}>
        <p data-status={status}>
          <Chip tone={tones[status]} icon={status === 'approved' ? <CheckIcon size={16} /> : undefined}>
            {home.statuses[status]}
          </Chip>
        </p>
        <p>{home.says[status]}</p>
        <Reason prospect={prospect} />
        {status !== 'approved' && (
          <>
            <h3>{home.missingTitle}</h3>
            {missing.length === 0 ? (
              <p>{home.complete}</p>
            ) : (
              <ul className={styles.missing}>
                {missing.map((part) => (
                  <li key={part}>{home.missing[part]}</li>
                ))}
              </ul>
            )}
          </>
        )}
        <p>
          {home.raised}: <b>{formatUsd(raised)}</b>
        </p>
        {(role === 'guardian' || role === 'athlete') && (
          <GoLink to={`${paths.prospectOwnConsent}?${new URLSearchParams({ athlete: prospect.id })}`}>
            {role === 'guardian' ? home.consent : home.consentSeen}
          </GoLink>
        )}
        {status === 'draft' && <Submit prospectId={prospect.id} />}
        {status === 'approved' && (
          <GoLink to={paths.prospect({ prospectId: prospect.id })}>{home.view}</GoLink>
        )}
      </div>
    </Card>
  )
}

/** Why staff did not show it, until it is handed in again. */
function Reason({ prospect }: { prospect: OwnProspect }) {
  const { home } = useTexts('prospectPortal')
  const { status, review_outcome: outcome, review_reason: reason } = prospect
  if (status !== 'draft' || outcome === null || outcome === 'approved' || reason === null) return null
  return <Notice tone="warning">{fillText(home.reasons[outcome], { reason })}</Notice>
}

/** Hands a draft in to staff. What is missing may still come while it waits. */
function Submit({ prospectId }: { prospectId: string }) {
  const { home, signIn } = useTexts('prospectPortal')
  const client = useQueryClient()
  const toast = useToast()
  const submit = useMutation({
    mutationFn: () => portalCalls.submit(prospectId),
    onSuccess: async () => {
      toast({ text: home.submitted })
      await readPortalAgain(client)
    },
  })
  const failure =
    submit.error && explainError(submit.error, { statuses: { 401: signIn }, failed: home.submitFailed })
  return (
    <>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button kind="primary" pending={submit.isPending} onClick={() => submit.mutate()}>
        {home.submit}
      </Button>
    </>
  )
}

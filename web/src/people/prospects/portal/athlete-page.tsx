import type { OwnProspect } from '@tower/contract/people/prospect-portal.contract.ts'
import { isStaff } from '@tower/contract/access.ts'
import { paths } from '@tower/contract/pages.ts'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyBlocks } from '../../../pictures/tower/empty-blocks.tsx'
import { useProfile } from '../../../session/route-guard.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { SelectField, TextField } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { PageHead } from '../../../ui/section/section.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import styles from './portal.module.css'
import { mostListed, useChosenAthlete } from './use-chosen-athlete.ts'

export type AthletePageProps = {
  /** The tab. */
  title: string
  /** The fixed words for what could not be loaded here. */
  failed: string
  /** What stands below says whose page it is. */
  namesAthlete?: boolean
  children: (prospectId: string) => ReactNode
}

/** A tab of the portal: whose it is, who else could be chosen, and what stands there where there is nobody. */
export function AthletePage({ title, failed, namesAthlete = false, children }: AthletePageProps) {
  const texts = useTexts('prospectPortal')
  const mayBegin = useMayBegin()
  const [typed, setTyped] = useState('')
  const { list, first, prospectId } = useChosenAthlete(typed.trim())
  const { list: words } = useTexts('shell')
  const own = typed.trim() === '' ? list : first
  return (
    <>
      <PageHead
        title={title}
        actions={mayBegin && <ButtonLink to={paths.prospectOnboard}>{texts.noProfile.action}</ButtonLink>}
      />
      <AthletePicker
        athletes={list.data?.items ?? []}
        total={list.data?.total ?? 0}
        chosen={prospectId}
        typed={typed}
        namesOne={!namesAthlete}
        onType={setTyped}
      />
      {prospectId === undefined && own.isPending && <Skeleton lines={8} />}
      {prospectId === undefined && own.isError && (
        <Notice
          tone="danger"
          action={
            <Button size="s" onClick={() => void own.refetch()} pending={own.isFetching}>
              {words.retry}
            </Button>
          }
        >
          {failed}
        </Notice>
      )}
      {prospectId === undefined && own.data?.items.length === 0 && <NoProfile />}
      {prospectId !== undefined && (
        <div className={styles.page} key={prospectId}>
          {children(prospectId)}
        </div>
      )}
    </>
  )
}

/** Whoever keeps one athlete is not asked, and reads whose page it is. */
function AthletePicker(props: {
  athletes: readonly OwnProspect[]
  total: number
  chosen: string | undefined
  typed: string
  namesOne: boolean
  onType: (words: string) => void
}) {
  const { athletes, total, chosen, typed, namesOne, onType } = props
  const texts = useTexts('prospectPortal')
  const [, setAddress] = useSearchParams()
  const isSearched = typed !== '' || total > mostListed
  if (total <= 1 && !isSearched) {
    const [only] = athletes
    if (!namesOne || !only || only.id !== chosen) return null
    return <p className={styles.whose}>{`${only.first_name} ${only.last_name}`}</p>
  }
  const isListed = athletes.some(({ id }) => id === chosen)
  return (
    <div className={styles.picker}>
      {isSearched && (
        <TextField
          label={texts.athleteSearch}
          hint={total > mostListed ? fillText(texts.athleteMore, { count: mostListed }) : undefined}
          type="search"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      )}
      <SelectField
        label={texts.athlete}
        value={isListed ? chosen : ''}
        onChange={(event) => setAddress({ athlete: event.target.value })}
      >
        {!isListed && <option value="">{athletes.length === 0 ? texts.athleteNone : '…'}</option>}
        {athletes.map(({ id, first_name: first, last_name: last, status }) => (
          <option key={id} value={id}>
            {`${first} ${last} · ${texts.home.statuses[status]}`}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function NoProfile() {
  const { noProfile, home } = useTexts('prospectPortal')
  const mayBegin = useMayBegin()
  return (
    <div className={styles.page}>
      <p className={styles.state} data-status="draft">
        {home.status}: <b>{home.statuses.draft}</b>
      </p>
      <EmptyState
        picture={<EmptyBlocks />}
        action={mayBegin && <ButtonLink to={paths.prospectOnboard}>{noProfile.action}</ButtonLink>}
      >
        {mayBegin ? noProfile.coach : noProfile.text}
      </EmptyState>
    </div>
  )
}

/** Coaches and staff begin profiles; families complete them. */
function useMayBegin(): boolean {
  const { role } = useProfile()
  return role === 'coach' || isStaff(role)
}

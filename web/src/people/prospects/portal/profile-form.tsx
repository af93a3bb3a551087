import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnProspect } from '@tower/contract/people/prospect-portal.contract.ts'
import { type ProfileField, profileLimits } from '@tower/contract/people/prospect-portal.ts'
import { useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { explainError } from '../../../api/explain-error.ts'
import { useKeptWords } from '../../../session/use-kept-words.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import styles from './portal.module.css'
import { portalCalls, portalQueries, readPortalAgain } from './prospect-portal.api.ts'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'

type Draft = Record<ProfileField, string>

const fields = Object.keys(profileLimits) as ProfileField[]
const draftOf = (prospect: OwnProspect) =>
  Object.fromEntries(fields.map((name) => [name, prospect[name] ?? ''])) as Draft

/** What a profile says. Of two who write at once, the second sees what the first saved, and loses no word. */
export function ProfileForm({ prospect }: { prospect: OwnProspect }) {
  const { profile: texts } = useTexts('prospectPortal').home
  const form = useProfileForm(prospect)
  const { draft, change, isMissing, failure } = form
  const lineOf = (name: Exclude<ProfileField, 'bio'>) => ({
    name,
    maxLength: profileLimits[name],
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  const required = (name: 'first_name' | 'last_name') =>
    isMissing && draft[name].trim() === '' ? texts.required : undefined
  return (
    <Card title={texts.title}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.save()
          focusFirstFault(event.currentTarget)
        }}
      >
        {prospect.approved && <Notice tone="info">{texts.warning}</Notice>}
        {failure && <Notice tone="danger">{failure}</Notice>}
        {form.theirs && <Theirs theirs={form.theirs} draft={draft} onTake={form.take} onKeep={form.keep} />}
        <div className={styles.two}>
          <TextField label={texts.first} error={required('first_name')} {...lineOf('first_name')} />
          <TextField
            label={texts.last}
            hint={texts.lastHint}
            error={required('last_name')}
            {...lineOf('last_name')}
          />
        </div>
        <TextField label={texts.headline} hint={texts.headlineHint} optional {...lineOf('headline')} />
        <div className={styles.two}>
          <TextField label={texts.sport} {...lineOf('sport')} />
          <TextField label={texts.position} optional {...lineOf('position')} />
        </div>
        <div className={styles.two}>
          <TextField label={texts.city} {...lineOf('city')} />
          <TextField label={texts.state} {...lineOf('state')} />
        </div>
        <TextField label={texts.school} {...lineOf('school')} />
        <TextAreaField
          label={texts.bio}
          hint={texts.bioHint}
          name="bio"
          rows={6}
          maxLength={profileLimits.bio}
          value={draft.bio}
          onChange={(event) => change({ bio: event.target.value })}
        />
        <div className={styles.buttons}>
          <Button type="submit" kind="primary" pending={form.isPending} pendingLabel={texts.saving}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function useProfileForm(prospect: OwnProspect) {
  const { home, signIn } = useTexts('prospectPortal')
  const { profile: texts } = home
  const client = useQueryClient()
  const toast = useToast()
  const { words, write, forget } = useKeptWords(`profile.${prospect.id}`, {
    draft: draftOf(prospect),
    revision: prospect.revision,
  })
  const { draft, revision } = words
  const [isMissing, setMissing] = useState(false)
  // Read again once a save was refused because of it.
  const isChanged = (error: unknown) => isCallError(error) && error.code === 'prospects.changed_meanwhile'
  const saving = useMutation({
    mutationFn: (seen: number) => portalCalls.change(prospect.id, { ...draft, revision: seen }),
    onSuccess: async ({ prospect: saved }) => {
      forget({ draft: draftOf(saved), revision: saved.revision })
      toast({ text: prospect.approved && !saved.approved ? texts.hidden : texts.saved })
      await readPortalAgain(client)
    },
    onError: (error) => (isChanged(error) ? readPortalAgain(client) : undefined),
  })
  const hasClash = isChanged(saving.error)
  const fresh = useQuery({ ...portalQueries.one(prospect.id), enabled: hasClash }).data?.prospect
  // Whoever has changed nothing gets what a photo or somebody else changed.
  const isUntouched = fields.every((name) => draft[name] === (prospect[name] ?? ''))
  if (isUntouched && revision !== prospect.revision && !hasClash)
    forget({ draft, revision: prospect.revision })
  return {
    draft,
    change: (part: Partial<Draft>) => write({ draft: { ...draft, ...part }, revision }),
    isMissing,
    isPending: saving.isPending,
    failure: !saving.error
      ? undefined
      : hasClash
        ? texts.changed
        : explainError(saving.error, { statuses: { 401: signIn }, failed: texts.failed }),
    theirs: hasClash && fresh && fresh.revision !== revision ? fresh : undefined,
    save: () => {
      const isEmpty = draft.first_name.trim() === '' || draft.last_name.trim() === ''
      setMissing(isEmpty)
      if (!isEmpty && !saving.isPending) saving.mutate(revision)
    },
    keep: () => fresh && saving.mutate(fresh.revision),
    take: () => {
      if (!fresh) return
      forget({ draft: draftOf(fresh), revision: fresh.revision })
      saving.reset()
    },
  }
}

type TheirsProps = { theirs: OwnProspect; draft: Draft; onTake: () => void; onKeep: () => void }

/** What somebody else saved meanwhile, where it differs from what is typed. */
function Theirs({ theirs, draft, onTake, onKeep }: TheirsProps) {
  const { profile: texts } = useTexts('prospectPortal').home
  const labels: Record<ProfileField, string> = {
    ...{ first_name: texts.first, last_name: texts.last, headline: texts.headline, sport: texts.sport },
    ...{
      position: texts.position,
      city: texts.city,
      state: texts.state,
      school: texts.school,
      bio: texts.bio,
    },
  }
  const differing = fields.filter((name) => (theirs[name] ?? '') !== draft[name])
  return (
    <section className={styles.theirs} aria-label={texts.theirs}>
      <h3>{texts.theirs}</h3>
      <dl>
        {differing.map((name) => (
          <div key={name}>
            <dt className={styles.quiet}>{labels[name]}</dt>
            <dd>{theirs[name] ?? texts.empty}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        <Button onClick={onKeep}>{texts.keep}</Button>
        <Button onClick={onTake}>{texts.take}</Button>
      </div>
    </section>
  )
}

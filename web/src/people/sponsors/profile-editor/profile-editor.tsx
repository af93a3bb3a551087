import type { OwnSponsorProfile, ProfileFigures } from '@tower/contract/people/sponsor-profiles.contract.ts'
import { maxDisplayName, maxTagline } from '@tower/contract/people/sponsor-profiles.ts'
import { paths } from '@tower/contract/pages.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { CheckField, TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { UploadWait, useUploadWait } from '../../../ui/upload-field/upload-wait.tsx'
import { HandleField } from './handle-field.tsx'
import { LogoField, type NewLogo } from './logo-field.tsx'
import { draftOf, findFaults, type ProfileDraft, profileOf } from './profile-draft.ts'
import styles from './profile-editor.module.css'
import { ProfilePreview } from './profile-preview.tsx'
import { useHandleCheck } from './use-handle-check.ts'
import { useSaveProfile } from './use-save-profile.ts'

export type ProfileEditorProps = {
  profile: OwnSponsorProfile
  figures: ProfileFigures
  /** For whatever else shows the profile. */
  onSaved?: () => void
}

/** A sponsor edits what they show of themself, and sees it as visitors will. */
export function ProfileEditor({ profile, figures, onSaved }: ProfileEditorProps) {
  const texts = useTexts('profileEditor')
  const [draft, setDraft] = useState(() => draftOf(profile))
  const [newLogo, setNewLogo] = useState<NewLogo>()
  const [isTried, setTried] = useState(false)
  const wait = useUploadWait()
  const saving = useSaveProfile((saved) => {
    setDraft(draftOf(saved))
    setNewLogo(undefined)
    setTried(false)
    onSaved?.()
  })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (saving.error && form.current) focusFirstFault(form.current)
  }, [saving.error])
  const handleState = useHandleCheck(draft.handle, profile.handle)
  const found = findFaults(draft, texts)
  // While it is being typed a handle may be too short; a sign that never fits is told at once.
  const isMisspelled = /[^a-z0-9-]/i.test(draft.handle.trim())
  const faults = {
    ...(isTried ? found : isMisspelled && found.handle && { handle: found.handle }),
    ...saving.faults,
  }

  const change = (part: Partial<ProfileDraft>) => {
    saving.forgetFaults()
    setDraft((before) => ({ ...before, ...part }))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(found).length > 0 || handleState === 'taken') return focusFirstFault(event.currentTarget)
    if (!saving.isPending) saving.save(profileOf(draft))
  }
  return (
    <div className={styles.parts}>
      <Card title={texts.words}>
        <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
          {saving.failure && <Notice tone="danger">{saving.failure}</Notice>}
          <HandleField
            typed={draft.handle}
            state={handleState}
            error={faults.handle}
            onType={(handle) => change({ handle })}
          />
          <TextField
            label={texts.name}
            name="display_name"
            autoComplete="organization"
            maxLength={maxDisplayName}
            value={draft.display_name}
            error={faults.display_name}
            onChange={(event) => change({ display_name: event.target.value })}
          />
          <TextField
            label={texts.tagline}
            hint={fillText(texts.taglineHint, { count: maxTagline })}
            name="tagline"
            optional
            maxLength={maxTagline}
            value={draft.tagline}
            error={faults.tagline}
            onChange={(event) => change({ tagline: event.target.value })}
          />
          <TextField
            label={texts.website}
            hint={texts.websiteHint}
            name="website_url"
            type="url"
            optional
            autoComplete="url"
            value={draft.website_url}
            error={faults.website_url}
            onChange={(event) => change({ website_url: event.target.value })}
          />
          <LogoField
            logo={draft.logo_url}
            isNew={newLogo !== undefined}
            onUnderWay={wait.of('logo')}
            onLogo={(logo) => {
              setNewLogo(logo)
              change({ logo_url: logo?.logo_url ?? null })
            }}
          />
          <Switches draft={draft} onChange={change} />
          <UploadWait wait={wait} />
          <div className={styles.end}>
            <Button
              kind="primary"
              type="submit"
              pending={saving.isPending}
              pendingLabel={texts.saving}
              blockedBy={wait.blockedBy}
            >
              {texts.save}
            </Button>
            {profile.handle && (
              <Link to={paths.sponsorProfile({ handle: profile.handle })}>{texts.view}</Link>
            )}
          </div>
        </form>
      </Card>
      <ProfilePreview draft={draft} logo={newLogo?.thumbnail_url ?? draft.logo_url} figures={figures} />
    </div>
  )
}

type SwitchesProps = { draft: ProfileDraft; onChange: (part: Partial<ProfileDraft>) => void }

function Switches({ draft, onChange }: SwitchesProps) {
  const texts = useTexts('profileEditor')
  return (
    <fieldset className={styles.switches}>
      <legend>{texts.switches}</legend>
      <CheckField
        label={texts.totals}
        name="show_totals"
        checked={draft.show_totals}
        onChange={(event) => onChange({ show_totals: event.target.checked })}
      />
      <CheckField
        label={texts.gifts}
        name="show_recent_gifts"
        checked={draft.show_recent_gifts}
        onChange={(event) => onChange({ show_recent_gifts: event.target.checked })}
      />
      <CheckField
        label={texts.milestones}
        name="show_milestones"
        checked={draft.show_milestones}
        onChange={(event) => onChange({ show_milestones: event.target.checked })}
      />
      <p className={styles.note}>{texts.switchesNote}</p>
    </fieldset>
  )
}

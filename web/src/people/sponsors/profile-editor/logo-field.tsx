import { sponsorLogo } from '@tower/contract/people/sponsor-profiles.ts'
import { explainError } from '../../../api/explain-error.ts'
import { readUrl } from '../../../api/read-url.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { SendFile } from '../../../ui/upload-field/use-uploads.ts'
import { UploadField } from '../../../ui/upload-field/upload-field.tsx'
import { uploadRefusals } from '../../../ui/upload-field/upload-refusals.ts'
import { profileCalls } from '../sponsors.api.ts'
import styles from './profile-editor.module.css'

/** A logo that is uploaded and not saved yet, with where it can be seen meanwhile. */
export type NewLogo = { logo_url: string; thumbnail_url: string | null }

export type LogoFieldProps = {
  logo: string | null
  isNew: boolean
  onLogo: (logo: NewLogo | undefined) => void
  onUnderWay: (isUnderWay: boolean) => void
}

/** The logo: one file, or none. It stands on the page once the profile is saved. */
export function LogoField({ logo, isNew, onLogo, onUnderWay }: LogoFieldProps) {
  const texts = useTexts('profileEditor')
  const refusals = useTexts('refusals')
  const send: SendFile = async (file, onPercent, signal) => {
    onLogo(await profileCalls.uploadLogo(file, { onPercent, signal }))
  }
  const { uploads } = texts
  const explain = (error: unknown) =>
    explainError(error, {
      refused: {
        ...refusals,
        ...uploadRefusals(uploads),
      },
      statuses: { 401: texts.signIn },
      failed: uploads.failed,
    })
  const isElsewhere = logo !== null && readUrl(logo) !== undefined
  return (
    <div className={styles.logo}>
      <UploadField
        label={texts.logo}
        rule={sponsorLogo}
        multiple={false}
        send={send}
        explain={explain}
        onUnderWay={onUnderWay}
        onRemove={() => isNew && onLogo(undefined)}
      />
      {isElsewhere && (
        <p className={styles.note}>{fillText(texts.logoElsewhere, { host: new URL(logo).host })}</p>
      )}
      {isNew && <p className={styles.note}>{texts.logoReady}</p>}
      {logo && !isNew && (
        <Button size="s" className={styles.remove} onClick={() => onLogo(undefined)}>
          {texts.logoRemove}
        </Button>
      )}
    </div>
  )
}

import type { UploadRule } from '@tower/contract/oversight/files.ts'
import { useState } from 'react'
import type { SendingFile } from '../../../session/send-upload.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { UploadField } from '../../../ui/upload-field/upload-field.tsx'
import type { SendFile } from '../../../ui/upload-field/use-uploads.ts'
import styles from './site.module.css'
import { useUploadFault } from '../use-upload-fault.ts'

/** A picture that was taken in: the address it is saved by, and where it can be seen until then. */
export type TakenPicture = { address: string; shown: string }

export type PictureFieldProps = {
  label: string
  hint: string
  /** What removing it means, in words. */
  remove: string
  rule: UploadRule
  /** The address that is saved; empty: none. */
  value: string
  upload: (file: File, sending: SendingFile) => Promise<TakenPicture>
  onPick: (address: string) => void
  onUnderWay: (isUnderWay: boolean) => void
}

/** One picture, or none. It is shown once the form it is in is saved. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, remove, rule, value, upload, onPick, onUnderWay } = props
  const { uploads } = useTexts('siteDesk')
  const explain = useUploadFault(uploads)
  const [fresh, setFresh] = useState<TakenPicture>()
  const [begun, setBegun] = useState(0)
  const send: SendFile = async (file, onPercent, signal) => {
    const taken = await upload(file, { onPercent, signal })
    setFresh(taken)
    onPick(taken.address)
  }
  const clear = () => {
    setBegun(begun + 1)
    onPick('')
  }
  const isFresh = fresh?.address === value
  const shown = isFresh ? fresh.shown : value && `${value}/thumbnail`
  return (
    <div className={styles.picture}>
      <UploadField
        key={begun}
        label={label}
        rule={rule}
        multiple={false}
        send={send}
        explain={explain}
        onUnderWay={onUnderWay}
        onRemove={() => onPick('')}
      />
      <p className={styles.quiet}>{hint}</p>
      {shown && (
        <div className={styles.acts}>
          <img src={shown} alt={label} className={styles.shown} />
          {isFresh && <span className={styles.quiet}>{uploads.ready}</span>}
          <Button size="s" onClick={clear}>
            {remove}
          </Button>
        </div>
      )}
    </div>
  )
}

import { useId, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './upload-field.module.css'

export type UploadWaiting = ReturnType<typeof useUploadWait>

/** What a form waits for before it is saved: files that were chosen in its fields and have not arrived. */
export function useUploadWait() {
  const id = useId()
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set())
  return {
    id,
    isWaiting: fields.size > 0,
    /** For the `onUnderWay` of each field, by a name of its own. */
    of: (field: string) => (isUnderWay: boolean) =>
      setFields((before) => {
        if (before.has(field) === isUnderWay) return before
        return new Set(isUnderWay ? [...before, field] : [...before].filter((one) => one !== field))
      }),
    /** For the button that saves. */
    blockedBy: fields.size > 0 ? id : undefined,
  }
}

/** Says beside the button why it waits. */
export function UploadWait({ wait: { id, isWaiting } }: { wait: UploadWaiting }) {
  const { upload: texts } = useTexts('kit')
  return (
    <p id={id} className={styles.limits} role="status">
      {isWaiting && texts.waitsFor}
    </p>
  )
}

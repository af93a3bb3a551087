import { fileKinds } from '@tower/contract/oversight/files.ts'
import { type DragEvent, useId, useState } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { classNames } from '../class-names/class-names.ts'
import { WarningIcon } from '../icons/icons.tsx'
import { mediaTypesOf, nameKinds, showBytes, type UploadLimits } from './check-file.ts'
import { PickButton } from './pick-button.tsx'
import { UploadRow } from './upload-row.tsx'
import { type SendFile, type Upload, useUploads } from './use-uploads.ts'
import styles from './upload-field.module.css'

export type UploadFieldProps = {
  label: string
  /** What may be chosen: the rule of its purpose. */
  rule: UploadLimits
  /** `false`: for one file, whose place the next one takes. */
  multiple?: boolean
  send: SendFile
  /** Says what a failure was; without it only that there was one. */
  explain?: (error: unknown) => string
  /** A file was chosen, or is tried again; it may wait for its turn. */
  onBegin?: () => void
  /** A file that was chosen is not taken, and was never sent. */
  onRefused?: () => void
  /** Whether any file has not arrived yet: what needs it waits (`useUploadWait`). */
  onUnderWay?: (isUnderWay: boolean) => void
  /** A file that was uploaded, or on its way, is taken off the list. */
  onRemove?: (upload: Upload) => void
}

/**
 * Files chosen, dropped, photographed, or chosen by keyboard. Pictures are made smaller first; the limits are said before, and
 * what is refused keeps the rest.
 */
export function UploadField(props: UploadFieldProps) {
  const { label, rule, multiple = true, send, explain, onBegin, onRefused, onUnderWay, onRemove } = props
  const { upload: texts } = useTexts('kit')
  const [refused, setRefused] = useState<readonly string[]>([])
  const [isOver, setOver] = useState(false)
  const id = useId()
  const words = { kinds: nameKinds(rule.kinds, texts.or), size: showBytes(rule.mostBytes) }
  const { uploads, add, retry, remove } = useUploads({
    send,
    limits: rule,
    explain,
    onBegin,
    onUnderWay,
    onRefused: ({ name }, fault) => {
      setRefused((before) => [...before, fillText(texts[fault], { name, ...words })])
      onRefused?.()
    },
  })
  const one = multiple ? texts : texts.one

  function take(files: readonly File[]) {
    if (files.length === 0) return
    setRefused([])
    add(multiple ? files : files.slice(0, 1), !multiple)
  }
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault()
    setOver(over)
  }
  const pick = { describedBy: `${id}-limits`, multiple, onPick: take }

  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.field}>
      <p id={`${id}-label`} className={styles.label}>
        {label}
      </p>
      <p id={`${id}-limits`} className={styles.limits}>
        {fillText(one.limits, words)}
      </p>
      {refused.length > 0 && (
        <ul role="alert" className={styles.refused}>
          {refused.map((said) => (
            <li key={said}>
              <WarningIcon size={18} /> {said}
            </li>
          ))}
        </ul>
      )}
      <div
        className={classNames(styles.zone, isOver && styles.over)}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false)
          take([...event.dataTransfer.files])
        }}
      >
        <PickButton {...pick} accept={mediaTypesOf(rule.kinds).join(',')}>
          {one.choose}
        </PickButton>
        {rule.kinds.some((kind) => fileKinds[kind].isPicture) && (
          <PickButton {...pick} className={styles.camera} accept="image/*" camera>
            {texts.camera}
          </PickButton>
        )}
        <span className={styles.drop}>{one.drop}</span>
      </div>
      {uploads.length > 0 && (
        <ul aria-label={texts.files} className={styles.files}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={retry}
              onRemove={(gone) => {
                remove(gone)
                onRemove?.(gone)
              }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

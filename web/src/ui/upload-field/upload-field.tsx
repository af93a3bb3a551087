import { type DragEvent, useId, useRef, useState } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { WarningIcon } from '../icons/icons.tsx'
import { checkFile, showBytes, type UploadLimits } from './check-file.ts'
import { UploadRow } from './upload-row.tsx'
import { type SendFile, useUploads } from './use-uploads.ts'
import styles from './upload-field.module.css'

export type UploadFieldProps = UploadLimits & {
  label: string
  /** The kinds in words: “PNG, JPEG or PDF”. */
  kinds: string
  multiple?: boolean
  send: SendFile
}

/** Files chosen, dropped, or chosen by keyboard; the limits are said before, and what is refused keeps the rest. */
export function UploadField({ label, kinds, multiple = true, send, ...limits }: UploadFieldProps) {
  const { upload: texts } = useTexts('kit')
  const { uploads, add, retry, remove } = useUploads(send)
  const [refused, setRefused] = useState<readonly string[]>([])
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  function take(files: readonly File[]) {
    const size = showBytes(limits.mostBytes)
    const faults = files.map((file) => ({ file, fault: checkFile(file, limits) }))
    setRefused(
      faults.flatMap(({ file: { name }, fault }) =>
        fault ? [fillText(texts[fault], { name, kinds, size })] : [],
      ),
    )
    add(faults.flatMap(({ file, fault }) => (fault ? [] : [file])))
  }
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault()
    setOver(over)
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.field}>
      <p id={`${id}-label`} className={styles.label}>
        {label}
      </p>
      <p id={`${id}-limits`} className={styles.limits}>
        {fillText(texts.limits, { kinds, size: showBytes(limits.mostBytes) })}
      </p>
      {refused.length > 0 && (
        <ul role="alert" className={styles.refused}>
          {refused.map((words) => (
            <li key={words}>
              <WarningIcon size={18} /> {words}
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
        <input
          ref={input}
          type="file"
          hidden
          multiple={multiple}
          accept={limits.types.join(',')}
          onChange={(event) => {
            take([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <Button aria-describedby={`${id}-limits`} onClick={() => input.current?.click()}>
          {texts.choose}
        </Button>
        <span>{texts.drop}</span>
      </div>
      {uploads.length > 0 && (
        <ul aria-label={texts.files} className={styles.files}>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} {...{ upload }} onRetry={retry} onRemove={remove} />
          ))}
        </ul>
      )}
    </div>
  )
}

import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../button/button.tsx'
import { CheckIcon, CloseIcon, WarningIcon } from '../icons/icons.tsx'
import { showBytes } from './check-file.ts'
import styles from './upload-field.module.css'
import { isUnderWay, type Upload } from './use-uploads.ts'

export type UploadRowProps = {
  upload: Upload
  onRetry: (upload: Upload) => void
  onRemove: (upload: Upload) => void
}

/** One file: its name and size, how far it is, and what can be done. Halves are announced, not every percent. */
export function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const { upload: texts } = useTexts('kit')
  const { file, state, percent, words } = upload
  const { name } = file
  const announced = percent < 50 ? 0 : percent < 100 ? 50 : 100
  return (
    <li className={styles.file}>
      <div className={styles.name}>
        {name}
        <span>{showBytes(file.size)}</span>
      </div>
      <div className={styles.state}>
        {state === 'waiting' && <span className={styles.waiting}>{texts.waiting}</span>}
        {state === 'sending' && (
          <>
            <progress max={100} value={percent} aria-label={name} />
            <span className="visually-hidden" role="status">
              {name}: {fillText(texts.progress, { percent: announced })}
            </span>
          </>
        )}
        {state === 'done' && (
          <span className={styles.done} role="status">
            <CheckIcon size={18} /> {texts.done}
          </span>
        )}
        {state === 'failed' && (
          <>
            <span className={styles.failed} role="alert">
              <WarningIcon size={18} /> {words ?? texts.failed}
            </span>
            <Button size="s" aria-label={fillText(texts.retryOf, { name })} onClick={() => onRetry(upload)}>
              {texts.retry}
            </Button>
          </>
        )}
      </div>
      <Button
        kind="ghost"
        iconOnly
        aria-label={fillText(isUnderWay(upload) ? texts.cancelOf : texts.removeOf, { name })}
        onClick={() => onRemove(upload)}
      >
        <CloseIcon size={18} />
      </Button>
    </li>
  )
}

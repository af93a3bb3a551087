import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { copyText } from '../copy/copy-text.ts'
import { TextField } from '../field/field.tsx'
import { useIsHydrated } from '../hydration/use-is-hydrated.ts'
import styles from './share-link.module.css'

export type ShareLinkProps = {
  label: string
  url: string
  /** What goes with it; without it the link is to be kept, and there is nothing to send. */
  message?: string
  words: { copy: string; copied: string; share: string; whatsApp: string }
}

/** An address to copy or to send on. Without a script it can be selected, and sent by what the phone has. */
export function ShareLink({ label, url, message, words }: ShareLinkProps) {
  const isHydrated = useIsHydrated()
  const [isCopied, setCopied] = useState(false)
  const canShare = message !== undefined && isHydrated && typeof navigator.share === 'function'
  return (
    <div className={styles.link}>
      <TextField readOnly label={label} value={url} onFocus={(event) => event.target.select()} />
      <p className={styles.buttons}>
        {canShare && (
          <Button
            kind="primary"
            onClick={() => void navigator.share({ text: message, url }).catch(() => undefined)}
          >
            {words.share}
          </Button>
        )}
        <Button onClick={() => void copyText(url).then(setCopied)}>{words.copy}</Button>
        <span role="status">{isCopied && words.copied}</span>
      </p>
      {message !== undefined && (
        <p>
          <a href={`https://wa.me/?text=${encodeURIComponent(`${message} ${url}`)}`} rel="noopener">
            {words.whatsApp}
          </a>
        </p>
      )}
    </div>
  )
}

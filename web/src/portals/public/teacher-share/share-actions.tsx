import { useEffect, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CopyIcon, ShareIcon } from '../../../ui/icons/icons.tsx'
import { useIsHydrated } from '../../../ui/hydration/use-is-hydrated.ts'
import styles from './poster.module.css'

/** Copy, share, print. Without scripts their place stays empty: the address stands below the code. */
export function ShareActions({ name, address }: { name: string; address: string }) {
  const texts = useTexts('share')
  const isHydrated = useIsHydrated()
  const [copied, setCopied] = useState<boolean>()
  const canSend = isHydrated && typeof navigator.share === 'function'

  useEffect(() => {
    // The portal opens this page to have its flyer printed.
    if (new URLSearchParams(window.location.search).has('print')) window.print()
  }, [])

  async function copy() {
    const { copyText } = await import('../../../ui/copy/copy-text.ts')
    setCopied(await copyText(address))
  }
  function send() {
    // Closing the sheet without a choice is no failure.
    navigator.share({ title: texts.heading.replace('{name}', () => name), url: address }).catch(() => {})
  }
  return (
    <>
      <div className={styles.actions} data-hydrated={isHydrated || undefined}>
        <Button className={styles.second} onClick={() => void copy()}>
          <CopyIcon />
          {texts.copy}
        </Button>
        {canSend && (
          <Button className={styles.second} onClick={send}>
            <ShareIcon />
            {texts.send}
          </Button>
        )}
        <Button className={styles.second} onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      <p className={styles.said} role="status">
        {copied !== undefined && (copied ? texts.copied : texts.notCopied)}
      </p>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { inboxQuery } from '../../../oversight/inbox/inbox.api.ts'
import { useNoticeWords } from '../../../oversight/inbox/notice-cells.tsx'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { BellIcon, CloseIcon } from '../../../ui/icons/icons.tsx'
import styles from './notice-banner.module.css'
import { refreshed } from './refreshed.ts'

const shownForMs = 5_000

/**
 * Says for five seconds that notices are unread, and again when a newer one is there. It waits while somebody points at
 * it or has the focus in it. Everything it says stands in the inbox, which the bell leads to.
 */
export default function NoticeBanner() {
  const { banner: texts } = useTexts('consoleHome')
  const language = useLanguage()
  const inWords = useNoticeWords()
  const unread = useQuery({ ...inboxQuery({ unread: '1', page: 1, pageSize: 1 }), ...refreshed })
  const latest = unread.data?.items[0]
  const [seenId, setSeenId] = useState<string>()
  const [isHeld, setHeld] = useState(false)
  const isShown = latest !== undefined && latest.id !== seenId
  const id = latest?.id
  useEffect(() => {
    if (!isShown || isHeld) return
    const timer = setTimeout(() => setSeenId(id), shownForMs)
    return () => clearTimeout(timer)
  }, [isShown, isHeld, id])
  return (
    <div role="status" className={styles.bannerPlace}>
      {isShown && (
        <div
          className={styles.banner}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <BellIcon />
          <p>
            {fillCounted(texts.unread, unread.data?.total ?? 1, language, { title: inWords(latest).title })}
          </p>
          <Link to={paths.adminNotifications}>{texts.open}</Link>
          <Button kind="ghost" size="s" iconOnly aria-label={texts.close} onClick={() => setSeenId(id)}>
            <CloseIcon size={18} />
          </Button>
        </div>
      )}
    </div>
  )
}

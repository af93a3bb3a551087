import { formatUsd } from '@tower/contract/money.ts'
import { useEffect, useRef } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { donateToClassroom } from '@tower/contract/outreach/programs.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button, ButtonLink, GoLink } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import type { FoundOwnTower } from './find-own-tower.ts'
import styles from './own-tower.module.css'

export type OwnTowerProps = { found: FoundOwnTower; link: string; isKept: boolean }

/** What lies on a giver's own tower, when it joins the shared one, and the one button that lets it wait. */
export function OwnTower({ found, link, isKept }: OwnTowerProps) {
  const texts = useTexts('ownTower')
  const language = useLanguage()
  if (found.state === 'refused') return <Unavailable reason={found.reason} />
  const { cents, joins_at: joinsAt, wait_days: waitDays } = found.tower
  const day = joinsAt === null ? '' : showTime(joinsAt, 'date', language)
  const lead = joinsAt === null ? texts.empty : fillText(texts.lead, { amount: formatUsd(cents) })
  return (
    <div className={styles.page}>
      <PageHead title={texts.title} lead={lead} />
      {isKept && day !== '' ? (
        <Kept words={fillText(texts.waits, { day })} />
      ) : (
        joinsAt !== null && (
          <>
            <p>{fillText(texts.joins, { day })}</p>
            <WaitForm link={link} days={waitDays} />
          </>
        )
      )}
      <GoLink to={donateToClassroom}>{texts.give}</GoLink>
    </div>
  )
}

function WaitForm({ link, days }: { link: string; days: number }) {
  const texts = useTexts('ownTower')
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" replace>
      <input type="hidden" name="link" value={link} />
      <Button type="submit" kind="primary" pending={isSending} pendingLabel={texts.pending}>
        {fillText(texts.wait, { days })}
      </Button>
    </Form>
  )
}

/** It takes the focus, since the button that was pressed is gone. */
function Kept({ words }: { words: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={styles.kept}>
      <Notice tone="success">{words}</Notice>
    </div>
  )
}

function Unavailable({ reason }: { reason: 'invalid' | 'expired' | 'failed' }) {
  const texts = useTexts('ownTower')
  const { pathname, search } = useLocation()
  const titles = { invalid: texts.invalidTitle, expired: texts.expiredTitle, failed: texts.failedTitle }
  return (
    <div className={styles.page}>
      <PageHead title={titles[reason]} lead={texts[reason]} />
      <p>
        {reason === 'failed' ? (
          <ButtonLink kind="primary" to={pathname + search} replace>
            {texts.retry}
          </ButtonLink>
        ) : (
          <ButtonLink kind="primary" to={donateToClassroom}>
            {texts.give}
          </ButtonLink>
        )}
      </p>
    </div>
  )
}

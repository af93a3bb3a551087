import type { OwnShareLink } from '@tower/contract/matching/share-links.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { fillText, showNumber } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { copyText } from '../../../ui/copy/copy-text.ts'
import { CheckIcon, ClockIcon, CloseIcon } from '../../../ui/icons/icons.tsx'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { Moment } from '../../../ui/time/moment.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { AskRevoke } from './revoke-link.tsx'
import styles from './share-links.module.css'

// Comes when somebody asks for it.
const LinkSheet = lateInBrowser(() => import('./link-sheet.tsx'))

/** The columns of a teacher's links: where each leads, how it stands, how often it was opened. */
export function useLinkColumns(): ListColumn<OwnShareLink>[] {
  const { list: texts } = useTexts('shareLinks')
  const heads = texts.columns
  return [
    { id: 'link', head: heads.link, cell: (link) => <NamedLink link={link} /> },
    { id: 'state', head: heads.state, cell: ({ state }) => <LinkState state={state} /> },
    { id: 'visits', head: heads.visits, sort: '-visits', cell: (link) => <Visits link={link} /> },
    {
      id: 'created',
      head: heads.created,
      sort: '-created',
      cell: ({ created_at: at }) => <Moment at={at} />,
    },
    { id: 'acts', head: heads.acts, stacked: true, cell: (link) => <Acts link={link} /> },
  ]
}

function NamedLink({ link }: { link: OwnShareLink }) {
  const { list: texts } = useTexts('shareLinks')
  const { code, note, classroom_name: classroom, made_by: madeBy, state } = link
  return (
    <div className={styles.link}>
      {state === 'open' ? <Link to={paths.teacherShare({ code })}>{code}</Link> : <b>{code}</b>}
      {note && <span>{note}</span>}
      <span className={styles.quiet}>
        {[classroom, madeBy === 'teacher' ? '' : texts.madeBy[madeBy]].filter(Boolean).join(' · ')}
      </span>
    </div>
  )
}

const states = {
  open: { tone: 'success', Icon: CheckIcon },
  revoked: { tone: 'danger', Icon: CloseIcon },
  expired: { tone: 'neutral', Icon: ClockIcon },
} as const

function LinkState({ state }: { state: OwnShareLink['state'] }) {
  const { list } = useTexts('shareLinks')
  const { tone, Icon } = states[state]
  return (
    <Chip tone={tone} icon={<Icon size={16} />}>
      {list.states[state]}
    </Chip>
  )
}

function Visits({ link: { visits, last_visit_on: last } }: { link: OwnShareLink }) {
  const { list: texts } = useTexts('shareLinks')
  const language = useLanguage()
  // A day, shown at its noon, so that no time zone makes another day of it.
  const day = last && showTime(last, 'date', language)
  return (
    <div className={styles.link}>
      <span>{showNumber(visits, language)}</span>
      {day && <span className={styles.quiet}>{fillText(texts.lastVisit, { day })}</span>}
    </div>
  )
}

function Acts({ link: { code, url, state } }: { link: OwnShareLink }) {
  const { list: texts } = useTexts('shareLinks')
  const [open, setOpen] = useState<'sheet' | 'revoke'>()
  const toast = useToast()
  if (state !== 'open') return null
  const close = () => setOpen(undefined)
  const copy = async () => {
    if (await copyText(url)) toast({ text: texts.copied, forMs: 2_500 })
  }
  return (
    <div className={styles.acts}>
      <Button size="s" aria-label={fillText(texts.copyOf, { code })} onClick={() => void copy()}>
        {texts.copy}
      </Button>
      <Button size="s" aria-label={fillText(texts.sheetOf, { code })} onClick={() => setOpen('sheet')}>
        {texts.sheet}
      </Button>
      <Button
        size="s"
        kind="danger"
        aria-label={fillText(texts.revokeOf, { code })}
        onClick={() => setOpen('revoke')}
      >
        {texts.revoke}
      </Button>
      {open === 'sheet' && <LinkSheet code={code} url={url} onClose={close} />}
      {open === 'revoke' && <AskRevoke code={code} onClose={close} />}
    </div>
  )
}

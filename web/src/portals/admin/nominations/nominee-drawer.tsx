import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Nominator } from '@tower/contract/matching/nominees.contract.ts'
import { useState } from 'react'
import { nomineeQueries } from '../../../matching/nominations/nominees.api.ts'
import { useSaid } from '../../../people/use-said.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { DrawerParts } from '../../../ui/drawer/drawer-parts.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { UnreadPart } from '../unread-part.tsx'
import { LinkForm } from './link-form.tsx'
import styles from './nominees.module.css'
import { useNomineeName } from './use-nominee-columns.tsx'

export type NomineeDrawerProps = {
  nomineeKey: string
  /** Shows the nominee under the address that is known now. */
  onLinked: (key: string) => void
  onClose: () => void
}

/** Who nominated somebody, at the side of the list. */
export default function NomineeDrawer({ nomineeKey, onLinked, onClose }: NomineeDrawerProps) {
  const { panel } = useTexts('nominees')
  return (
    <Drawer isOpen onClose={onClose} title={panel.title}>
      <Nominators key={nomineeKey} nomineeKey={nomineeKey} onLinked={onLinked} />
    </Drawer>
  )
}

const pageSize = 50

function Nominators({ nomineeKey, onLinked }: Omit<NomineeDrawerProps, 'onClose'>) {
  const { panel } = useTexts('nominees')
  const language = useLanguage()
  const nameOf = useNomineeName()
  const [page, setPage] = useState(1)
  const reading = useQuery({
    ...nomineeQueries.nominators(nomineeKey, page),
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (reading.isPending) return <Skeleton lines={6} />
  if (!reading.data) return <UnreadPart reading={reading} failed={panel.failed} />
  const { nominee, items, total } = reading.data
  return (
    <DrawerParts>
      <section className={styles.part} aria-busy={reading.isFetching}>
        <h3>{nameOf(nominee)}</h3>
        <p className={styles.quiet}>{fillCounted(panel.nominators, total, language)}</p>
        <ul className={styles.people}>
          {items.map((nominator, at) => (
            // Two may have said nothing at the same moment.
            <OneNominator key={`${nominator.created_at} ${at}`} nominator={nominator} />
          ))}
        </ul>
        {total > pageSize && (
          <div className={styles.pages}>
            {page > 1 && <Button onClick={() => setPage(page - 1)}>{panel.previous}</Button>}
            {page * pageSize < total && <Button onClick={() => setPage(page + 1)}>{panel.next}</Button>}
          </div>
        )}
      </section>
      {nominee.can_link && <LinkForm nominee={nominee} onLinked={onLinked} />}
    </DrawerParts>
  )
}

function OneNominator({ nominator }: { nominator: Nominator }) {
  const { panel } = useTexts('nominees')
  const language = useLanguage()
  const said = useSaid()
  const { nominator_email: email, nominator_name: name, reason, created_at: at } = nominator
  return (
    <li>
      <b>{email === null ? panel.anonymous : said(email)}</b>
      <span className={styles.quiet}>
        {[name && said(name), showTime(at, 'dated', language)].filter(Boolean).join(' · ')}
      </span>
      {reason && <span>{said(reason)}</span>}
    </li>
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { slotQueries } from '../../../matching/slots/slots.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { usePaused } from '../../../ui/form/use-paused.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from '../unread-part.tsx'
import styles from './draw-form.module.css'
import { MintForm } from './mint-form.tsx'

const searchPauseMs = 300

/** Gives a waiting slot to a teacher's classroom without a draw. */
export default function MintDrawer({ onClose }: { onClose: () => void }) {
  const admin = useTexts('admin')
  const { mint, failedTeachers, failedPools } = admin.randomizer
  const [typed, setTyped] = useState('')
  const receivers = useReceivers(usePaused(typed.trim(), searchPauseMs))
  const pools = usePools()
  return (
    <Drawer isOpen onClose={onClose} title={mint.title}>
      <div className={styles.form}>
        <p className={styles.note}>{mint.note}</p>
        {receivers.isError && <UnreadPart reading={receivers} failed={failedTeachers} />}
        {pools.isError && <UnreadPart reading={pools} failed={failedPools} />}
        {receivers.data && pools.data ? (
          <MintForm receivers={receivers.data} pools={pools.data.items} search={typed} onSearch={setTyped} />
        ) : (
          (receivers.isPending || pools.isPending) && <Skeleton lines={15} />
        )}
      </div>
    </Drawer>
  )
}

function useReceivers(q: string) {
  return useQuery({
    ...slotQueries.receivers(q),
    placeholderData: keepPreviousData,
  })
}

function usePools() {
  return useQuery(slotQueries.pools)
}

import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '../../people/account/account.api.ts'
import { DeviceList } from '../../people/account/device-list.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../failed-part.tsx'
import styles from './account-page.module.css'

/** The devices, read on their own: what they show changes by the minute. */
export default function DevicesSection() {
  const { devices: texts } = useTexts('account')
  const devices = useQuery(accountQueries.devices)
  return (
    <Card title={texts.title} flush>
      {devices.isError && (
        <div className={styles.inCard}>
          <FailedPart
            message={texts.failed}
            onRetry={() => void devices.refetch()}
            pending={devices.isFetching}
          />
        </div>
      )}
      {devices.isPending && (
        <div className={styles.inCard}>
          <Skeleton lines={3} />
        </div>
      )}
      {devices.data && <DeviceList devices={devices.data.items} />}
    </Card>
  )
}

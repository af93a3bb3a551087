import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { EmptyBlocks } from '../../../pictures/tower/empty-blocks.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { SelectField } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import styles from './consent.module.css'
import { OwnConsent } from './own-consent.tsx'
import { ownConsentsQuery } from './own-consents.api.ts'

/** The athletes for whom an account may speak, one at a time: a guardian of two children decides for each. */
export function OwnConsents() {
  const texts = useTexts('consent')
  const { own } = texts
  const reading = useQuery(ownConsentsQuery)
  const [address, setAddress] = useSearchParams()
  const items = reading.data?.items ?? []
  const chosen = items.find(({ prospect_id: id }) => id === address.get('athlete')) ?? items[0]
  return (
    <div className={styles.page}>
      {reading.isPending && <Skeleton lines={10} />}
      {reading.isError && (
        <Notice
          tone="danger"
          action={
            <Button size="s" onClick={() => void reading.refetch()} pending={reading.isFetching}>
              {own.retry}
            </Button>
          }
        >
          {own.failed}
        </Notice>
      )}
      {reading.data && items.length === 0 && <EmptyState picture={<EmptyBlocks />}>{own.none}</EmptyState>}
      {items.length > 1 && (
        <SelectField
          label={own.athlete}
          value={chosen?.prospect_id ?? ''}
          onChange={(event) => setAddress({ athlete: event.target.value })}
        >
          {items.map(({ prospect_id: id, subject }) => (
            <option key={id} value={id}>
              {`${subject.first_name} ${subject.last_name}`}
            </option>
          ))}
        </SelectField>
      )}
      {chosen && <OwnConsent key={`${chosen.prospect_id} ${chosen.said?.at ?? ''}`} consent={chosen} />}
    </div>
  )
}

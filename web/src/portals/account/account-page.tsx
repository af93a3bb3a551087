import { isStaff } from '@tower/contract/access.ts'
import type { Account } from '@tower/contract/people/account.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { accountQueries } from '../../people/account/account.api.ts'
import { AddressForm } from '../../people/account/address-form.tsx'
import { ProfileForm } from '../../people/account/profile-form.tsx'
import { savedMark } from '../../people/account/show-pages-in.ts'
import { useProfile } from '../../session/route-guard.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { useToast } from '../../ui/toast/toast-region.tsx'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import styles from './account-page.module.css'
import { lateInBrowser } from '../../ui/late/late.tsx'

// Further down the page, or for staff alone.
const DevicesSection = lateInBrowser(() => import('./devices-section.tsx'))
const DataExport = lateInBrowser(() => import('../../people/account/data-export.tsx'))
const ErasurePart = lateInBrowser(() => import('../../people/account/erasure-part.tsx'))
const OwnDuties = lateInBrowser(() => import('./own-duties.tsx'))
const SecondFactorSection = lateInBrowser(() => import('./second-factor-section.tsx'))

export const meta = portalMeta((texts) => texts.account.title)

/** Everything about oneself: name, address, devices, second factor, data, and the way out. */
export default function AccountPage() {
  const texts = useTexts('account')
  const account = useQuery(accountQueries.account)
  useSavedWords()
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className={styles.columns}>
        <SectionLinks />
        <div className={styles.parts}>
          {account.isError && (
            <FailedPart
              message={texts.failed}
              onRetry={() => void account.refetch()}
              pending={account.isFetching}
            />
          )}
          {account.isPending && <Skeleton lines={10} />}
          {account.data && <Parts account={account.data} />}
        </div>
      </div>
    </>
  )
}

function Parts({ account }: { account: Account }) {
  const { profile, address, data, erasure } = useTexts('account')
  const { role } = useProfile()
  return (
    <>
      <div id="profile" className={styles.part}>
        <Card title={profile.title}>
          <ProfileForm account={account} />
        </Card>
      </div>
      <div id="address" className={styles.part}>
        <Card title={address.title}>
          <AddressForm current={account.email} />
        </Card>
      </div>
      <div id="devices" className={styles.part}>
        <DevicesSection waiting={<Skeleton lines={3} />} />
      </div>
      {isStaff(role) && (
        <div id="duties" className={styles.part}>
          <OwnDuties waiting={<Skeleton lines={3} />} />
        </div>
      )}
      {isStaff(role) && (
        <div id="second-factor" className={styles.part}>
          <SecondFactorSection waiting={<Skeleton lines={3} />} email={account.email} />
        </div>
      )}
      <div id="data" className={styles.part}>
        <Card title={data.title}>
          <DataExport waiting={<Skeleton lines={2} />} />
        </Card>
      </div>
      <div id="erasure" className={styles.part}>
        <Card title={erasure.title}>
          <ErasurePart waiting={<Skeleton lines={2} />} erasure={account.erasure} />
        </Card>
      </div>
    </>
  )
}

function SectionLinks() {
  const { sections, profile, address, devices, factor, data, erasure } = useTexts('account')
  const { own: duties } = useTexts('duties')
  const { role } = useProfile()
  const links = [
    { id: 'profile', title: profile.title },
    { id: 'address', title: address.title },
    { id: 'devices', title: devices.title },
    ...(isStaff(role)
      ? [
          { id: 'duties', title: duties.title },
          { id: 'second-factor', title: factor.title },
        ]
      : []),
    { id: 'data', title: data.title },
    { id: 'erasure', title: erasure.title },
  ]
  return (
    <nav className={styles.links} aria-label={sections}>
      {links.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  )
}

/** After a change of language the document was loaded anew: what it was for is said then. */
function useSavedWords(): void {
  const { profile } = useTexts('account')
  const toast = useToast()
  const [query, setQuery] = useSearchParams()
  const wasSaved = query.has(savedMark)
  useEffect(() => {
    if (!wasSaved) return
    toast({ text: profile.saved, forMs: 2_500 })
    setQuery({}, { replace: true, preventScrollReset: true })
  }, [wasSaved, profile.saved, toast, setQuery])
}

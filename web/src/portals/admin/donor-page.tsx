import { useQuery } from '@tanstack/react-query'
import type { DonorFile } from '@tower/contract/money/desk-donors.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { isUnknown } from '../../api/call-error.ts'
import { deskQueries } from '../../money/desk/desk.api.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { Columns, Stack } from '../../ui/layout/layout.tsx'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from './unread-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import { useTitle } from '../use-title.ts'
import { AboutCard } from './donors/about-card.tsx'
import { ContactCard } from './donors/contact-card.tsx'
import { GiftsCard } from './donors/gifts-card.tsx'
import { HistoryCard, MailsCard, MonthlyCard, TowerCard } from './donors/lists.tsx'
import { NotesCard } from './donors/notes-card.tsx'
import { StatementButtons } from './donors/statement-buttons.tsx'
import { TagsCard } from './donors/tags-card.tsx'

// Below what is looked for.
const PledgesCard = lateInBrowser(() => import('./donors/pledges-card.tsx'))
const CorrectCards = lateInBrowser(() => import('./donors/correct-cards.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'donor', 'pledges', 'auditWords'),
})

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.donor.title)

/** One donor, with an account or without: who it is, what they gave, and all that staff do for them. */
export default function DonorPage() {
  const texts = useTexts('donor')
  const { title: list } = useTexts('givers')
  const { back } = useTexts('people')
  const { donorId = '' } = useParams()
  const reading = useQuery({ ...deskQueries.donor(donorId), retry: false })
  const donor = reading.data
  const name = donor && (donor.name ?? donor.email ?? texts.nobody)
  useTitle(name)
  const isNobody = isUnknown(reading.error)
  return (
    <>
      <PageHead
        title={name ?? texts.title}
        lead={donor && (donor.name === null ? undefined : (donor.email ?? texts.noEmail))}
        crumbs={[
          { label: back, to: paths.admin },
          { label: list, to: paths.adminDonors },
        ]}
      />
      {reading.isPending && <Skeleton lines={8} />}
      {isNobody && <Notice>{texts.gone}</Notice>}
      {reading.isError && !isNobody && !donor && <UnreadPart reading={reading} failed={texts.failed} />}
      {donor && <Parts key={donor.id} donor={donor} />}
    </>
  )
}

function Parts({ donor }: { donor: DonorFile }) {
  const texts = useTexts('donor')
  return (
    <Stack gap={5} above={5}>
      <Columns least="wide" gap={5}>
        <AboutCard donor={donor} />
        <ContactCard donor={donor} />
      </Columns>
      <Card title={texts.gifts.title} action={<StatementButtons donor={donor} />} flush>
        <GiftsCard donor={donor} />
      </Card>
      <Columns least="wide" gap={5}>
        <TowerCard donor={donor} />
        <MonthlyCard donor={donor} />
        <PledgesCard donorId={donor.id} />
        <NotesCard donor={donor} />
        <Stack gap={5}>
          <TagsCard donor={donor} />
          <MailsCard donor={donor} />
        </Stack>
        <HistoryCard donor={donor} />
        <CorrectCards donor={donor} />
      </Columns>
    </Stack>
  )
}

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { ownGivingEndpoints } from '@tower/contract/money/own-giving.contract.ts'
import { asLanguage } from '@tower/contract/language.ts'
import { type FormEvent, useState } from 'react'
import { ownGiftSpec, wishOf } from '../../money/giving/own/own-gift.ts'
import { OwnGiftList } from '../../money/giving/own/own-gift-list.tsx'
import { OwnMonthlyGifts } from '../../money/giving/own/own-monthly-gifts.tsx'
import { SignedInPurchases } from '../../money/giving/own/signed-in-purchases.tsx'
import { StatementFields } from '../../money/giving/own/statement-fields.tsx'
import styles from '../../money/giving/own/own-giving.module.css'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { downloadFile } from '../../session/download-file.ts'
import { readQuery } from '../../session/read-query.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { Card } from '../../ui/card/card.tsx'
import { textOf } from '../../ui/form/form-text.ts'
import { saveFile } from '../../ui/copy/save-file.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { ExportButton } from '../../ui/list-page/export-button.tsx'
import { portalMeta } from '../portal-meta.ts'
import { useToCome } from '../use-to-come.ts'
import { GiftPapers } from './giving/gift-papers.tsx'

// Few have any.
const OwnPledges = lateInBrowser(() => import('../../money/pledges/own-pledges.tsx'))

export const meta = portalMeta((texts) => texts.ownGiving.title)

/** Every gift of a sponsor with its receipt, the statement of a time, and the links that their mails hold. */
export default function SponsorGivingPage() {
  const texts = useTexts('ownGiving')
  const language = useLanguage()
  const list = useListQuery(ownGiftSpec)
  const wish = wishOf(list.query)
  const reading = useQuery({
    ...readQuery(ownGivingEndpoints.list, { query: wish }, ['slot.minted', 'slot.voided']),
    placeholderData: keepPreviousData,
  })
  const monthly = useQuery(readQuery(ownGivingEndpoints.monthly, { query: {} }))
  const isToCome = useToCome(reading.isPending || monthly.isPending)
  const { year, destination } = wish
  // Its mark of the encoding is read away with the answer and put back.
  const exportCsv = async () => {
    const query = { year, destination, language }
    saveFile(
      'giving.csv',
      'text/csv;charset=utf-8',
      `\ufeff${await browserCall(ownGivingEndpoints.listCsv, { query })}`,
    )
  }
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <OwnGiftList
        list={list}
        reading={reading}
        papersOf={(gift) => <GiftPapers gift={gift} />}
        tools={<ExportButton onExport={exportCsv} />}
      />
      <div className={isToCome ? styles.toCome : undefined}>
        <OwnPledges />
        <OwnMonthlyGifts gifts={monthly.data?.items ?? []} />
        <SignedInPurchases />
        {reading.data?.years && (
          <div className={styles.sides}>
            <StatementCard year={year ?? reading.data.years.last} />
            <LinksCard />
          </div>
        )}
      </div>
    </>
  )
}

function StatementCard({ year }: { year: number }) {
  const texts = useTexts('ownGiving')
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle')
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const [from, to] = [textOf(typed, 'from'), textOf(typed, 'to')]
    const query = { from, to, language: asLanguage(textOf(typed, 'language')) }
    setState('making')
    downloadFile(ownGivingEndpoints.statement, { query }, `giving-${from}-${to}.pdf`).then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return (
    <Card title={texts.statement.title}>
      <p>{texts.statement.text}</p>
      {state === 'failed' && <Notice tone="danger">{texts.notRead}</Notice>}
      <form className={styles.form} onSubmit={make} key={year}>
        <StatementFields year={year} isMaking={state === 'making'} />
      </form>
    </Card>
  )
}

function LinksCard() {
  const { links: texts, linkPage } = useTexts('ownGiving')
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [state, setState] = useState<'idle' | 'sending' | 'done' | 'failed'>('idle')
  const revoke = () => {
    setAsking(false)
    setState('sending')
    browserCall(ownGivingEndpoints.revokeLinks, { body: {} }).then(
      () => {
        setState('done')
        // The links of monthly gifts on this page were among them.
        return readAgain(client, ownGivingEndpoints)
      },
      () => setState('failed'),
    )
  }
  return (
    <Card title={texts.title}>
      <p>{texts.text}</p>
      <div role="status">
        {state === 'done' && <Notice tone="success">{texts.revoked}</Notice>}
        {state === 'failed' && <Notice tone="danger">{linkPage.problem}</Notice>}
      </div>
      <Button
        kind="danger"
        onClick={() => setAsking(true)}
        pending={state === 'sending'}
        pendingLabel={texts.revoking}
      >
        {texts.revoke}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.revokeTitle}
        confirmLabel={texts.confirm}
        cancelLabel={texts.cancel}
        onConfirm={revoke}
        destructive
      >
        <p>{texts.revokeText}</p>
      </ConfirmDialog>
    </Card>
  )
}

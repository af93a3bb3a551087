import { fillAddress } from '@tower/contract/address.ts'
import { linkedGivingAddresses } from '@tower/contract/money/own-giving.ts'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { FormDone, FormFailed } from '../../../ui/form/form-done.tsx'
import { useListQuery } from '../../../ui/list-page/use-list-query.ts'
import { PageHead } from '../../../ui/section/section.tsx'
import { AskForLink, LinkUnavailable } from './ask-for-link.tsx'
import type { DoneWord, FoundGifts } from './find-linked-gifts.ts'
import { ownGiftSpec, type ShownOwnGift } from './own-gift.ts'
import { OwnMonthlyGifts } from './own-monthly-gifts.tsx'
import { OwnGiftList } from './own-gift-list.tsx'
import { OwnPurchases, type ShownPurchase } from './own-purchases.tsx'
import styles from './own-giving.module.css'
import { StatementFields } from './statement-fields.tsx'

export type LinkedGiftsProps = {
  found: FoundGifts
  link: string
  sent: DoneWord | undefined
  /** What was promised besides. */
  pledges?: ReactNode
}

/** A giver's gifts, receipts and statement for whoever holds the link of a receipt; without one, the way to get it. */
export default function LinkedGifts({ found, link, sent, pledges }: LinkedGiftsProps) {
  if (found.state === 'ask') return <AskForLink sent={sent} />
  if (found.state === 'refused') return <LinkUnavailable reason={found.reason} link={link} sent={sent} />
  return <Gifts found={found} link={link} sent={sent} pledges={pledges} />
}

type GiftsProps = LinkedGiftsProps & { found: Extract<FoundGifts, { state: 'ready' }> }

function Gifts({ found: { gifts, monthly, purchases }, link, sent, pledges }: GiftsProps) {
  const texts = useTexts('ownGiving')
  const list = useListQuery(ownGiftSpec)
  const { state } = useNavigation()
  const reading = { data: gifts, isError: false, isFetching: state === 'loading', refetch: () => undefined }
  const year = Number(list.query.filters.year) || gifts.years?.last
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      {(sent === 'resent' || sent === 'resentBefore') && <FormDone>{texts[sent]}</FormDone>}
      {sent === 'problem' && <FormFailed>{texts.linkPage.problem}</FormFailed>}
      <OwnGiftList list={list} reading={reading} papersOf={(gift) => <Papers gift={gift} link={link} />} />
      {pledges}
      <OwnMonthlyGifts gifts={monthly} />
      <OwnPurchases
        purchases={purchases}
        paperOf={(purchase) => <PurchasePaper purchase={purchase} link={link} />}
      />
      {year !== undefined && (
        <div className={styles.sides}>
          <Card title={texts.statement.title}>
            <p>{texts.statement.text}</p>
            <form className={styles.form} action={linkedGivingAddresses.statement} key={year}>
              <input type="hidden" name="link" value={link} />
              <StatementFields year={year} />
            </form>
            <p className={styles.file}>
              <a href={`${linkedGivingAddresses.csv}?${new URLSearchParams({ link }).toString()}`} download>
                {texts.statement.file}
              </a>
            </p>
          </Card>
          <Card title={texts.links.title}>
            <p>{texts.links.text}</p>
            <EndLinks link={link} />
          </Card>
        </div>
      )}
    </>
  )
}

/** It asks first, without a script too. */
function EndLinks({ link }: { link: string }) {
  const { links: texts } = useTexts('ownGiving')
  return (
    <details className={styles.ask}>
      <summary>{texts.revoke}</summary>
      <p>{texts.revokeText}</p>
      <Form method="post">
        <input type="hidden" name="link" value={link} />
        <Button type="submit" kind="danger" name="intent" value="revoke">
          {texts.confirm}
        </Button>
      </Form>
    </details>
  )
}

/** Links and forms alone: they work without a script. */
function Papers({ gift, link }: { gift: ShownOwnGift; link: string }) {
  const texts = useTexts('ownGiving')
  const language = useLanguage()
  const { id, receipt_number: number } = gift
  const query = new URLSearchParams({ language, link }).toString()
  return (
    <div className={styles.papers}>
      <a href={`${fillAddress<string>(linkedGivingAddresses.receipt, { giftId: id })}?${query}`} download>
        {number === null ? texts.receiptVoid : fillText(texts.receipt, { number })} ({texts.download})
      </a>
      {number !== null && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="link" value={link} />
          <input type="hidden" name="gift" value={id} />
          <Button type="submit" size="s" kind="ghost" name="intent" value="resend">
            {texts.resend}
          </Button>
        </Form>
      )}
    </div>
  )
}

function PurchasePaper({ purchase, link }: { purchase: ShownPurchase; link: string }) {
  const texts = useTexts('ownGiving')
  const language = useLanguage()
  const { id: purchaseId, receipt_number: number } = purchase
  const query = new URLSearchParams({ language, link }).toString()
  return (
    <a
      href={`${fillAddress<string>(linkedGivingAddresses.purchaseReceipt, { purchaseId })}?${query}`}
      download
    >
      {number === null ? texts.receiptVoid : fillText(texts.receipt, { number })} ({texts.download})
    </a>
  )
}

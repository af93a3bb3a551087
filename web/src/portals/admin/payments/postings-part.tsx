import { centsAsRead } from '@tower/contract/money/account-signs.ts'
import type { PaymentStory } from '@tower/contract/money/desk-payments.contract.ts'
import { creditCents, formatUsd } from '@tower/contract/money.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './postings-part.module.css'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'

/** Every posting of a payment; the sides of a fact stand one after the other. */
export function PostingsPart({ story }: { story: PaymentStory }) {
  const { story: texts, accounts, facts } = useTexts('payments')
  const { credits } = useTexts('ledger')
  const nameFact = (kind: string) => (facts as Record<string, string>)[kind] ?? kind
  const nameAccount = (kind: string) => (accounts as Record<string, string>)[kind] ?? kind
  return (
    <Stack gap={3}>
      <Text as="h3" size="body">
        {texts.postings}
      </Text>
      {story.postings.length === 0 && (
        <Text tone="quiet" size="small">
          {texts.noPostings}
        </Text>
      )}
      {story.postings.length > 0 && (
        <table className={styles.postings}>
          <caption className="visually-hidden">{texts.postingsCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.posting.fact}</th>
              <th scope="col">{texts.posting.account}</th>
              <th scope="col">{texts.posting.amount}</th>
            </tr>
          </thead>
          <tbody>
            {story.postings.map((posting, place) => (
              <tr key={posting.id}>
                <td>
                  {story.postings[place - 1]?.transaction_id === posting.transaction_id
                    ? ''
                    : nameFact(posting.kind)}
                </td>
                <td>{nameAccount(posting.account)}</td>
                <td>
                  {showSigned(centsAsRead(posting.account, posting.amount_cents), posting.unit, credits)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Stack>
  )
}

/** With its sign in writing: what an account gets and what it gives. Credits are no dollars, and say that they are credits. */
function showSigned(cents: number, unit: string, credits: string): string {
  const size = Math.abs(cents)
  const amount =
    unit === 'CREDIT' ? fillText(credits, { amount: size / creditCents }) : formatUsd(size, { always2: true })
  return `${cents < 0 ? '−' : '+'}${amount}`
}

import type { MovementKind } from '@tower/contract/money/closing.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './movement-sums.module.css'
import { showCents } from './show-cents.ts'

export type MovementSum = { kind: MovementKind; count: number; amount_cents: number; fee_cents: number }

/** Movements of the provider's balance by kind, and what they come to once their fees are off. */
export function MovementSums({ sums, caption }: { sums: readonly MovementSum[]; caption: string }) {
  const { one: texts, kinds } = useTexts('payouts')
  const total = sums.reduce((sum, { amount_cents: amount, fee_cents: fee }) => sum + amount - fee, 0)
  return (
    <table className={styles.sums}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.kind}</th>
          <th scope="col">{texts.count}</th>
          <th scope="col">{texts.amount}</th>
          <th scope="col">{texts.fees}</th>
        </tr>
      </thead>
      <tbody>
        {sums.map(({ kind, count, amount_cents: amount, fee_cents: fee }) => (
          <tr key={kind}>
            <th scope="row">{kinds[kind]}</th>
            <td>{count.toLocaleString('en-US')}</td>
            <td>{showCents(amount)}</td>
            <td>{showCents(-fee)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {texts.total}
          </th>
          <td>{showCents(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

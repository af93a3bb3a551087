import {
  formatUsd,
  generalFundSplit,
  type GeneralFundShares,
  splitGeneralFund,
} from '@tower/contract/money.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './gift-split.module.css'

const { classrooms, prospects, smbs } = generalFundSplit.percent
const percent: GeneralFundShares = {
  classrooms,
  prospects,
  smbs,
  operations: 100 - classrooms - prospects - smbs,
}
const parts = ['classrooms', 'prospects', 'smbs', 'operations'] as const

/** How an untargeted gift is shared out: a bar, and the same as a table, to the cent. */
export function GiftSplit({ amountCents }: { amountCents: number }) {
  const { project: texts } = useTexts('giving').donate.panel
  const shares = splitGeneralFund(amountCents)
  return (
    <>
      <div className={styles.bar} role="img" aria-label={texts.label}>
        {parts.map((part) => (
          <i key={part} data-part={part} style={{ flexGrow: percent[part] }} />
        ))}
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">{texts.caption}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{texts.columns.part}</th>
            <th scope="col">{texts.columns.share}</th>
            <th scope="col">{texts.columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">
                <i data-part={part} aria-hidden="true" />
                {texts[part]}
              </th>
              <td>{percent[part]}%</td>
              <td>{formatUsd(shares[part], { always2: true })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { ledgerEndpoints, MoneyPlaces } from '@tower/contract/money/ledger.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { showTime } from '../../../ui/time/show-time.ts'
import styles from './money-table.module.css'

const places = [
  'own_towers_cents',
  'shared_tower_cents',
  'waiting_slots_cents',
  'classrooms_cents',
  'spent_cents',
  'athletes_cents',
  'small_businesses_cents',
  'operations_cents',
  'matching_cents',
  'reserve_cents',
] as const satisfies readonly (keyof MoneyPlaces)[]

/** Each place with what it is and what is there, and all of it below. */
export function MoneyTable({ money }: { money: CallOutput<typeof ledgerEndpoints.places> }) {
  const texts = useTexts('moneyMoves')
  const language = useLanguage()
  return (
    <table className={styles.table}>
      <caption>
        {texts.caption} <span>{fillText(texts.asOf, { time: showTime(money.at, 'moment', language) })}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.columns.place}</th>
          <th scope="col">{texts.columns.amount}</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={place}>
            <th scope="row">
              {texts.places[place].name}
              <span>{texts.places[place].text}</span>
            </th>
            <td>{formatUsd(money.places[place], { always2: true })}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          <td>{formatUsd(money.total_cents, { always2: true })}</td>
        </tr>
      </tfoot>
    </table>
  )
}

import type { Order } from '@tower/contract/spending/orders.contract.ts'
import styles from '../../../spending/orders/orders.module.css'
import { useTexts } from '../../../texts/use-texts.ts'
import { classNames } from '../../../ui/class-names/class-names.ts'
import { AddressText } from '../../../ui/data-table/address-text.tsx'
import own from './order-desk.module.css'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'

/** Who ordered, with the address. */
export function useTeacherColumn(): ListColumn<Order> {
  const { teacher } = useTexts('orderDesk')
  return {
    id: 'teacher',
    head: teacher,
    cell: ({ teacher: { full_name: name, email } }) => (
      <div className={classNames(styles.two, own.teacher)}>
        <span className={styles.name}>{name ?? email}</span>
        {name && (
          <span>
            <AddressText>{email}</AddressText>
          </span>
        )}
      </div>
    ),
  }
}

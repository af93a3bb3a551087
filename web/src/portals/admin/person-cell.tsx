import { Link } from 'react-router'
import { Avatar, type AvatarProps } from '../../pictures/art/avatar.tsx'
import { NameText } from '../../ui/type/name-text.tsx'
import { TwoLines } from '../../ui/type/type.tsx'
import styles from './person-cell.module.css'
import { toldApart } from './told-apart.ts'

export type PersonCellProps = Pick<AvatarProps, 'role' | 'id'> & {
  name: string
  /** An address or a school, below the name. */
  second?: string | null
  /** What the name opens. */
  to: string
}

/** Whose a row is: their picture in the shape of their role, and the name that opens the row. */
export function PersonCell({ role, id, name, second, to }: PersonCellProps) {
  return (
    <div className={styles.person}>
      <Avatar role={role} id={id} name={toldApart(name)} size="s" />
      <TwoLines
        first={
          <Link to={to} preventScrollReset>
            <NameText>{name}</NameText>
          </Link>
        }
        second={second}
      />
    </div>
  )
}

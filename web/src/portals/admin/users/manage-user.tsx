import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { directoryQueries } from '../../../people/directory/directory.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { DrawerParts } from '../../../ui/drawer/drawer-parts.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { PersonParts } from './person-parts.tsx'
import styles from './users.module.css'

export type ManageUserProps = { userId: string; onClose: () => void }

/** One person at the side of the directory: who they are, their role, whether they may sign in, what changed. */
export default function ManageUser({ userId, onClose }: ManageUserProps) {
  const { manage } = useTexts('people')
  return (
    <Drawer isOpen onClose={onClose} title={manage.title}>
      <Details key={userId} userId={userId} />
    </Drawer>
  )
}

function Details({ userId }: { userId: string }) {
  const { manage } = useTexts('people')
  const connected = useTexts('connected')
  const person = useQuery({ ...directoryQueries.one(userId), retry: false })
  if (person.isPending) return <Skeleton lines={6} />
  if (!person.data) return <UnreadPart reading={person} failed={manage.failed} />
  return (
    <DrawerParts>
      <div className={styles.part}>
        <h3>{person.data.full_name ?? person.data.email}</h3>
        <Link to={paths.adminPerson({ userId })}>{connected.person.whole}</Link>
      </div>
      <PersonParts person={person.data} />
    </DrawerParts>
  )
}

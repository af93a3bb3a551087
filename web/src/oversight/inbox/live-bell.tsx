import { Bell } from './bell.tsx'
import { useUnseenCount } from './use-unseen-count.ts'

/** The bell that counts along; inside a query client that live events keep fresh. */
export default function LiveBell() {
  return <Bell unseen={useUnseenCount()} />
}

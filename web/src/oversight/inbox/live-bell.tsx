import { Bell } from './bell.tsx'
import { useUnseenCount } from './unseen.ts'

/** The bell that counts along; inside a query client that live events keep fresh. */
export function LiveBell() {
  return <Bell unseen={useUnseenCount()} />
}

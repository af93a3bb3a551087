import Medal from 'lucide-react/icons/medal'
import type { WaitingKind } from '@tower/contract/oversight/queue.ts'
import BookOpen from 'lucide-react/icons/book-open'
import Camera from 'lucide-react/icons/camera'
import CreditCard from 'lucide-react/icons/credit-card'
import Handshake from 'lucide-react/icons/handshake'
import Landmark from 'lucide-react/icons/landmark'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Mail from 'lucide-react/icons/mail'
import Newspaper from 'lucide-react/icons/newspaper'
import Package from 'lucide-react/icons/package'
import Receipt from 'lucide-react/icons/receipt'
import Scale from 'lucide-react/icons/scale'
import School from 'lucide-react/icons/school'
import Send from 'lucide-react/icons/send'
import Truck from 'lucide-react/icons/truck'
import UserRound from 'lucide-react/icons/user-round'
import UsersRound from 'lucide-react/icons/users-round'
import UserX from 'lucide-react/icons/user-x'
import Wallet from 'lucide-react/icons/wallet'
import type { ComponentType } from 'react'

/** The sign of each kind; its name stands beside it. */
export const queueIcons: Record<WaitingKind, ComponentType<{ size?: number }>> = {
  dispute: Scale,
  payment_review: CreditCard,
  approval: UsersRound,
  offline_gift: Landmark,
  pledge: Handshake,
  reimbursement: Receipt,
  reimbursement_to_pay: Wallet,
  order: Package,
  order_to_ship: Truck,
  ticket: LifeBuoy,
  photo: Camera,
  portrait: UserRound,
  classroom_claim: School,
  athlete: Medal,
  athlete_news: Newspaper,
  message: Mail,
  mailing: Send,
  story: Newspaper,
  storybook: BookOpen,
  sponsor_request: Handshake,
  erasure_request: UserX,
}

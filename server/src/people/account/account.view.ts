import { asRole } from '@tower/contract/access.ts'
import type {
  ErasureCase,
  ErasurePreview as Preview,
  ErasureRequest,
} from '@tower/contract/people/account-erasure.contract.ts'
import type { Account, DeviceSession } from '@tower/contract/people/account.contract.ts'
import type { Device } from '../identity/accounts/list-devices.ts'
import type { OwnAccount } from '../identity/accounts/read-own-account.ts'
import type { ErasureCaseRow, ErasureRow } from './account.queries.ts'
import { deviceName } from '../identity/sessions/device-name.ts'
import type { ErasurePreview } from './erasure/preview-erasure.ts'

/** What people see of their own account. */
export function viewAccount(account: OwnAccount, erasure: ErasureRow | undefined): Account {
  return {
    id: account.id,
    email: account.email,
    full_name: account.full_name,
    role: asRole(account.role),
    locale: account.locale === 'es' ? 'es' : 'en',
    created_at: account.created_at.toISOString(),
    sign_in_methods: account.has_password ? ['link', 'password'] : ['link'],
    erasure: erasure ? viewErasure(erasure) : null,
  }
}

/** A device someone is signed in on. */
export function viewDevice(device: Device, currentId: string): DeviceSession {
  return {
    id: device.id,
    ...deviceName(device.user_agent),
    created_at: device.created_at.toISOString(),
    last_used_at: device.refreshed_at.toISOString(),
    second_factor: device.assurance === 'aal2',
    current: device.id === currentId,
  }
}

/** A request to be erased, as its person sees it. */
export function viewErasure(request: ErasureRow): ErasureRequest {
  return {
    id: request.id,
    state: request.state,
    reason: request.reason,
    requested_at: request.requested_at.toISOString(),
    due_at: request.due_at.toISOString(),
    decided_at: request.decided_at?.toISOString() ?? null,
    answer: request.answer,
  }
}

/** A request to be erased, as staff see it. */
export function viewErasureCase(row: ErasureCaseRow): ErasureCase {
  return {
    ...viewErasure(row),
    user_id: row.user_id,
    email: row.erased_at ? null : row.email,
    full_name: row.full_name,
    role: asRole(row.role),
  }
}

/** What an erasure would do, as staff see it. */
export function viewErasurePreview({
  addresses,
  names,
  monthlyGifts,
  request,
  mayErase,
}: ErasurePreview): Preview {
  return {
    addresses: [...addresses],
    names: [...names],
    monthly_gifts: monthlyGifts,
    request: request ? viewErasure(request) : null,
    may_erase: mayErase,
  }
}

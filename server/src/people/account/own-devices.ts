import type { DeviceSession } from '@tower/contract/people/account.contract.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { endDevices } from '../identity/accounts/end-devices.ts'
import { listDevices } from '../identity/accounts/list-devices.ts'
import { viewDevice } from './account.view.ts'

type Who = Pick<Actor, 'userId' | 'sessionId'>

/** The own devices, the one that asks first, then the last used. */
export async function listOwnDevices(services: Services, actor: Who): Promise<DeviceSession[]> {
  const devices = await services.database.read((tx) => listDevices(tx, actor.userId))
  const items = devices.map((device) => viewDevice(device, actor.sessionId))
  return [...items.filter(({ current }) => current), ...items.filter(({ current }) => !current)]
}

/** Signs one of the own devices out. A foreign one, or none, is not found. */
export async function endOwnDevice(services: Services, actor: Who, sessionId: string): Promise<number> {
  const which = { only: sessionId }
  const revoked = await services.database.transaction((tx) =>
    endDevices(tx, { userId: actor.userId, which, at: services.clock.now() }),
  )
  if (revoked === 0) throw new Refusal('account.session_not_found')
  return revoked
}

/** Signs every own device out but the one that asks. */
export function endOtherDevices(services: Services, { userId, sessionId }: Who): Promise<number> {
  return services.database.transaction((tx) =>
    endDevices(tx, { userId, which: { except: sessionId }, at: services.clock.now() }),
  )
}

import { mayPass, type Role } from '@tower/contract/access.ts'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { directoryEndpoints } from '@tower/contract/people/directory.contract.ts'
import type { Duty } from '@tower/contract/people/duties.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

/** What staff read of people. */
export const directoryQueries = {
  all: (query: CallInput<typeof directoryEndpoints.list>['query']) =>
    readQuery(directoryEndpoints.list, { query }),
  duties: (userId: string) => readQuery(directoryEndpoints.readDuties, { params: { userId } }),
  one: (userId: string) => readQuery(directoryEndpoints.read, { params: { userId } }),
}

/** What staff change about people. */
export const directoryCalls = {
  setRole: (body: CallInput<typeof directoryEndpoints.setRole>['body']) =>
    browserCall(directoryEndpoints.setRole, { body }),
  setDuties: (userId: string, duties: Duty[]) =>
    browserCall(directoryEndpoints.setDuties, { params: { userId }, body: { duties } }),
  disable: (userId: string) => browserCall(directoryEndpoints.disable, { params: { userId } }),
  enable: (userId: string) => browserCall(directoryEndpoints.enable, { params: { userId } }),
}

/** Whether somebody with this role gives roles, as the call for it says. */
export const maySetRole = (role: Role | null) => mayPass(directoryEndpoints.setRole.access, role)

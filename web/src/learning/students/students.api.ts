import type { QueryClient } from '@tanstack/react-query'
import type { CallInput, CallOutput } from '@tower/contract/endpoint.ts'
import { studentEndpoints } from '@tower/contract/learning/students.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

export type Student = CallOutput<typeof studentEndpoints.listRows>[number]

/** The class list of the teacher who is signed in. */
export const studentsQuery = readQuery(studentEndpoints.listRows, {})

export type StudentChange = { id: string } & CallInput<typeof studentEndpoints.change>['body']
export type StudentRemoval = { id: string; name: string; isRemoved: boolean }

/** What a teacher does with the list. */
export const studentCalls = {
  add: (body: CallInput<typeof studentEndpoints.add>['body']) => browserCall(studentEndpoints.add, { body }),
  addAll: (students: CallInput<typeof studentEndpoints.addAll>['body']['students']) =>
    browserCall(studentEndpoints.addAll, { body: { students } }),
  change: ({ id, ...body }: StudentChange) =>
    browserCall(studentEndpoints.change, { params: { studentId: id }, body }),
  keep: (body: CallInput<typeof studentEndpoints.keep>['body']) =>
    browserCall(studentEndpoints.keep, { body }),
  setRemoved: async ({ id, isRemoved }: StudentRemoval) => {
    const params = { studentId: id }
    if (isRemoved) await browserCall(studentEndpoints.remove, { params })
    else await browserCall(studentEndpoints.restore, { params })
  },
}

/** Reads the list again after it changed. */
export const readStudentsAgain = (client: QueryClient) => readAgain(client, studentEndpoints)

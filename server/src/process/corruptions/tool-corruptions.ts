import type { Corruption } from './corruption.ts'

/** What tools wrote, and the credits it took. */
export const toolCorruptions: Corruption[] = [
  {
    name: 'a result that ended a use which is still open',
    plant: [
      "update tool_results set use_id = (select id from credit_uses where state = 'open' limit 1) where use_id is not null",
    ],
  },
  {
    name: 'a result that a credit of another teacher paid for',
    plant: [
      'update tool_results set teacher_id = (select id from users where id <> teacher_id order by id limit 1) where use_id is not null',
    ],
  },
  {
    name: 'a result of another tool than the credit was taken for',
    plant: ["update tool_results set tool = 'iep-goal' where use_id is not null"],
  },
  {
    name: 'a result that shows a version which is not there',
    plant: ['update tool_results set version = version + 7'],
  },
  {
    name: 'what a tool wrote taken away from under what its teacher made of it',
    plant: ['delete from tool_result_versions where version = 1'],
  },
]

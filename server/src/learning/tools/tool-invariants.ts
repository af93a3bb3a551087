import type { DomainInvariants } from '../../invariant.ts'

/** What must hold of results, beside what credits say of every use. */
export const toolInvariants: DomainInvariants = {
  rules: [
    {
      name: 'a result of a tool ended a use of its teacher for that tool, or took none',
      by: 'tool_results',
      sql: `select result.id from tool_results result
        left join credit_uses used on used.id = result.use_id
        where {result.id} and result.use_id is not null
          and (used.state is distinct from 'spent' or used.teacher_id is distinct from result.teacher_id
            or used.reason is distinct from 'tool:' || result.tool)`,
    },
    {
      name: 'a result of a tool has the version that is shown, and the one that the tool wrote',
      by: 'tool_results',
      sql: `select result.id from tool_results result
        where {result.id} and (not exists (select from tool_result_versions one
            where one.result_id = result.id and one.version = result.version)
          or not exists (select from tool_result_versions one where one.result_id = result.id and one.version = 1))`,
    },
  ],
}

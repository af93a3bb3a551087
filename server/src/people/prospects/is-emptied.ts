import { nobodysName } from '@tower/contract/people/nobody.ts'
import { sql, type SqlBool } from 'kysely'

/** Whether a `prospect` is as an erasure leaves a profile: it refers to gifts, and stands for nobody. */
export const isEmptied = sql<SqlBool>`((prospect.first_name, prospect.last_name) = (${nobodysName.first}, ${nobodysName.last}))`

import type { Database } from '@tower/server/database/database.ts'
import { fillByScript } from '@tower/server/test/fill-quickly.ts'

/** People with an account; one in twenty is a María, one in forty a María Garcia. Written without waking a trigger. */
export function fillPeople(database: Database, people: number): Promise<void> {
  return fillByScript(
    database,
    ['users'],
    `insert into users (email, full_name)
      select 'person' || n || '@bench.test',
        case when n % 20 = 0 then 'María' else initcap(substr(md5((n % 300)::text), 1, 6)) end || ' '
          || case when n % 40 = 0 then 'Garcia' else initcap(substr(md5((n % 2003)::text), 1, 7)) end
      from generate_series(1, ${people}) n`,
  )
}

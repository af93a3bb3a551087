import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { dictionaries } from '../../all-texts.ts'
import type { FilterField } from './filter-field.ts'
import FilterChips from './filter-chips.tsx'
import { useListQuery } from './use-list-query.ts'

const id = '0190f6a2-0000-7000-8000-000000000001'
const spec = { filters: { of: 'any' } } as const

async function show(field: Omit<FilterField, 'name' | 'label'>): Promise<string> {
  function Chips() {
    const fields = [{ name: 'of', label: 'Of', ...field }]
    return <FilterChips list={useListQuery(spec)} fields={fields} focusAfter={() => {}} />
  }
  const { query, dataRoutes } = createStaticHandler([
    {
      ...{ id: 'page', path: '/', Component: Chips },
      loader: () => ({ language: 'en', texts: dictionaries.en }),
    },
  ])
  const found = await query(new Request(`http://tower.test/?of=${id}`))
  if (found instanceof Response) throw new Error('the page leads elsewhere')
  return renderToString(
    <StaticRouterProvider router={createStaticRouter(dataRoutes, found)} context={found} hydrate={false} />,
  )
}

test('the chip of a choice that is gone says so, and one of an id that is typed says the id', async () => {
  const { unnamed } = dictionaries.en.kit.list
  const gone = await show({ options: [] })
  expect(gone).toContain(unnamed)
  expect(gone).not.toContain(`>${id}<`)
  const typed = await show({})
  expect(typed).toContain(`>${id}<`)
  expect(typed).not.toContain(unnamed)
})

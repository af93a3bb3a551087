import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { expect, test, vi } from 'vitest'
import { dictionaries } from './all-texts.ts'
import { listDoors } from './list-doors.ts'
import type { RouteGuardProps } from './session/route-guard.tsx'
import { loadTexts, textsContext } from './texts/load-texts.ts'

/** Whom the guard was asked to let in, while a layout was rendered. */
const asked: RouteGuardProps['allow'][] = []

// The real guard, which also notes what it was given.
vi.mock('./session/route-guard.tsx', async (importOriginal) => {
  const guard = await importOriginal<typeof import('./session/route-guard.tsx')>()
  const RouteGuard = (props: RouteGuardProps) => {
    asked.push(props.allow)
    return createElement(guard.RouteGuard, props)
  }
  return { ...guard, RouteGuard }
})

const layouts = import.meta.glob<LayoutModule>('./portals/**/*-layout.tsx')

type LayoutModule = { loader: unknown; default: ComponentType }

/** Renders a layout with a page in it as the server does, for whoever it does not know. */
async function drawLayout(file: string, address: string): Promise<string> {
  const read = layouts[`./${file}`]
  if (!read) throw new Error(`${file} is no layout`)
  const { loader, default: Component } = await read()
  const context = new RouterContextProvider()
  context.set(textsContext, dictionaries.en)
  const { query, dataRoutes } = createStaticHandler([
    {
      id: 'root',
      loader: () => ({ language: 'en', texts: loadTexts(context, 'shell') }),
      children: [
        {
          id: 'layout',
          loader: loader as LoaderFunction,
          Component,
          children: [{ id: 'page', path: address, Component: () => <p>The page behind the door</p> }],
        },
      ],
    },
  ])
  const found = await query(new Request(`http://tower.test${address}`), { requestContext: context })
  if (found instanceof Response) throw new Error('the layout leads elsewhere')
  const router = createStaticRouter(dataRoutes, found)
  return renderToString(<StaticRouterProvider router={router} context={found} hydrate={false} />)
}

test('every layout of a portal has the guard ask for its own door, and shows nothing of a page before', async ({
  task,
}) => {
  const byLayout = new Map(listDoors().map((door) => [door.layout, door]))
  byLayout.delete(undefined)
  for (const { address, layout, allow } of byLayout.values()) {
    asked.length = 0
    const html = await drawLayout(layout ?? '', address)
    expect({ layout, asked }).toEqual({ layout, asked: [allow] })
    expect(html).toContain('Checking access…')
    expect(html).not.toContain('The page behind the door')
  }
  task.meta.rows = byLayout.size
  expect(byLayout.size).toBe(7)
})

import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The table of contents of the web app: address, then the file of its page. */
export default [
  layout('portals/public/public-layout.tsx', [
    index('portals/public/home-page.tsx'),
    route('draws', 'portals/public/draws-page.tsx'),
    route('draws/:drawId', 'portals/public/draw-page.tsx'),
    route('*', 'portals/public/unknown-page.tsx'),
  ]),
  layout('portals/sponsor/sponsor-layout.tsx', []),
  layout('portals/teacher/teacher-layout.tsx', []),
  layout('portals/admin/admin-layout.tsx', []),
] satisfies RouteConfig

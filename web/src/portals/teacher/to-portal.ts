import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, redirect } from 'react-router'

/** The portal's pages answer under `/teacher/dashboard` as well: each leads to the page of the same name. */
export const loader = ({ url, params }: LoaderFunctionArgs) =>
  redirect(`${paths.teacherPortal}/${params['*'] ?? ''}${url.search}`)

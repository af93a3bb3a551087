import { type LoaderFunctionArgs, redirect } from 'react-router'
import { paths } from '../../paths.ts'

/** Older addresses of the dashboard lead to it; what the address asked for travels along. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(paths.sponsorDashboard + new URL(request.url).search)

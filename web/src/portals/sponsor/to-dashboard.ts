import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, redirect } from 'react-router'

/** Older addresses of the dashboard lead to it; what the address asked for travels along. */
export const loader = ({ url }: LoaderFunctionArgs) =>
  // Not the request's own address: inside the app that one also carries what only the router asked for.
  redirect(paths.sponsorDashboard + url.search)

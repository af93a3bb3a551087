import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, redirect } from 'react-router'

/** Invitations may name this address for the way to the $800 checkout; what they ask for travels along. */
export const loader = ({ url }: LoaderFunctionArgs) => redirect(paths.sponsor + url.search)

import { isRouteErrorResponse, useRouteError } from 'react-router'

/** What people see when a page breaks: what happened, that nothing is lost, and a way on. */
export function FailurePage() {
  const error = useRouteError()
  return <main>{isRouteErrorResponse(error) ? error.status : 'Something went wrong'}</main>
}

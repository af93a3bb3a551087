import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import LiveBell from '../oversight/inbox/live-bell.tsx'
import StaffLive from '../oversight/inbox/staff-live.tsx'
import { ToastProvider } from '../ui/toast/toast-region.tsx'

/** The bell of staff on public pages: it counts along and shows new notices, as it does in the console. */
export default function StaffBell() {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <LiveBell />
        <StaffLive />
      </ToastProvider>
    </QueryClientProvider>
  )
}

-- What waits for staff: each index holds only that, in the order in which it waits.
create index sponsor_requests__unanswered on sponsor_requests (created_at, id)
  where status <> 'fulfilled' and onboarding_status = 'pending' and invited_at is null;
create index erasure_requests__waiting on erasure_requests (requested_at, id) where state = 'requested';

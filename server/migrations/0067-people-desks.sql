-- Staff answer those who want to sponsor: who invited them, who released the packet of the first steps, since when they
-- have a paid slot.

alter table sponsor_requests
  add column invited_at timestamptz,
  add column invited_by uuid references users (id),
  add column released_at timestamptz,
  add column released_by uuid references users (id),
  add column packet_key text,
  add column fulfilled_at timestamptz,
  add constraint sponsor_requests__one_per_packet unique (packet_key),
  add constraint sponsor_requests__released_whole check (
    (onboarding_status = 'released') = (released_at is not null) and (released_at is null) = (packet_key is null)
  );
update sponsor_requests set fulfilled_at = updated_at where status = 'fulfilled';
alter table sponsor_requests
  add constraint sponsor_requests__fulfilled_whole check ((status = 'fulfilled') = (fulfilled_at is not null));
create index sponsor_requests__open on sponsor_requests (created_at) where status <> 'fulfilled';
comment on column sponsor_requests.packet_key is 'Opens the page of the first steps, which shows no more than the name; the same link for good.';
comment on column sponsor_requests.fulfilled_at is 'When the first slot that was paid since the request was seen. It stays when the money is given back.';

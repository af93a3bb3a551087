create table webhooks (
  id uuid primary key default gen_random_uuid(),
  url text not null check (length(url) between 9 and 2000),
  events text[] not null check (cardinality(events) > 0),
  note text not null default '' check (length(note) <= 200),
  salt text not null,
  is_active boolean not null default true,
  request_key uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  failing_since timestamptz,
  constraint webhooks__once unique (request_key)
);
comment on table webhooks is 'Addresses of other systems that hear of what happens here.';
comment on column webhooks.salt is 'What is signed with is derived from this and the secret of the server: nobody who reads the table can sign.';
comment on column webhooks.failing_since is 'When the first of the tries failed since when none arrived.';

create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhooks on delete cascade,
  event_key text not null,
  event text not null,
  data jsonb not null,
  occurred_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  delivered_at timestamptz,
  given_up_at timestamptz,
  last_attempt_at timestamptz,
  last_status integer,
  last_error text check (length(last_error) <= 500),
  constraint webhook_deliveries__once unique (webhook_id, event_key),
  constraint webhook_deliveries__one_end check (delivered_at is null or given_up_at is null)
);
create index webhook_deliveries__due on webhook_deliveries (next_attempt_at)
  where delivered_at is null and given_up_at is null;
create index webhook_deliveries__waiting on webhook_deliveries (webhook_id)
  where delivered_at is null and given_up_at is null;
create index webhook_deliveries__newest on webhook_deliveries (webhook_id, occurred_at desc, id);
create index webhook_deliveries__oldest on webhook_deliveries (occurred_at);
comment on table webhook_deliveries is 'The outbox of webhooks: written with the change it tells of, sent afterwards, once per event and webhook.';
comment on column webhook_deliveries.data is 'Ids, numbers and amounts; never a name or an address, so that nothing of it is erased with a person.';
comment on column webhook_deliveries.next_attempt_at is 'When it is due. A sender that takes a message moves this ahead, so that nobody else takes it meanwhile.';

-- Most changes concern no webhook: nobody is woken for nothing.
create function webhook_deliveries_notify() returns trigger language plpgsql as $$
begin
  if exists (select from added) then perform pg_notify('tower_webhooks', ''); end if;
  return null;
end $$;
create trigger webhook_deliveries__notify after insert on webhook_deliveries
  referencing new table as added for each statement execute function webhook_deliveries_notify();

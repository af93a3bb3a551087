-- Each process that holds screens open read every event it was told of: one more statement for each gift, in each process.
-- An announcement now carries the event, as far as it fits; a longer one carries its id, as before.

create or replace function live_events_notify() returns trigger language plpgsql as $$
declare
  told text := json_build_object(
    'id', new.id, 'topic', new.topic, 'audienceUserId', new.audience_user_id, 'payload', new.payload);
begin
  -- PostgreSQL takes less than 8,000 bytes.
  perform pg_notify('tower_live', case when octet_length(told) < 7000 then told else new.id::text end);
  return null;
end $$;

-- News of a gift as one series of mails that its reader may leave.

create table mail_leaves (
  series text not null,
  email text not null,
  left_at timestamptz not null,
  constraint mail_leaves__once primary key (series, email),
  constraint mail_leaves__known_series check (series in ('gift_news'))
);
comment on table mail_leaves is 'Who gets no more mails of a series: what waits in the outbox is not sent either.';

alter table slot_shares add column told_full_at timestamptz;
comment on column slot_shares.told_full_at is 'When its giver was told that the slot is full; also when there was nothing to tell: the receipt or another mail of the same moment said it.';
-- Nobody is told of slots that filled before there was such a mail.
update slot_shares set told_full_at = now();
create index slot_shares__untold_full on slot_shares (slot_id) where told_full_at is null;

-- The sponsor's mail of a match is one of the series, and of several slots at once.
update mails set template = 'slot_matched', params = jsonb_build_object('portalUrl', params -> 'portalUrl',
  'slots', jsonb_build_array(jsonb_build_object('number', params -> 'slotNumber', 'classroomName', params -> 'classroomName',
    'drawUrl', params -> 'drawUrl')))
where template = 'match' and params ->> 'reader' = 'sponsor' and sent_at is null and given_up_at is null;

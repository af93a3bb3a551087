-- Whoever gives by check without an email address is a donor as well; and what staff keep of donors beside their gifts.

alter table donors
  add column by_name boolean not null default false,
  add column same_as_id uuid references donors (id),
  drop constraint donors__account_or_address,
  add constraint donors__account_address_or_name check (kind <> 'person'
    or num_nonnulls(user_id, email, merged_into_id) = 1 or (by_name and num_nonnulls(user_id, email, merged_into_id) = 0)),
  add constraint donors__same_as_another check (same_as_id <> id and (same_as_id is null or kind = 'person'));
create index donors__by_name_alone on donors (id) where by_name;
create index donors__by_same_as on donors (same_as_id) where same_as_id is not null;
comment on column donors.by_name is 'Staff wrote them down by their name: until somebody knows an address, nothing else stands for them.';
comment on column donors.same_as_id is 'Of one human with two accounts: the other donor, with which this one is looked at. Nothing of either moves.';

alter table offline_gifts add column donor_id uuid references donors (id);
create index offline_gifts__by_donor on offline_gifts (donor_id) where donor_id is not null;
comment on column offline_gifts.donor_id is 'Whose it is, where no address says so.';

create table donor_contacts (
  donor_id uuid primary key references donors (id),
  is_organization boolean not null default false,
  phone text,
  postal_address text,
  language text,
  household text,
  changed_at timestamptz not null,
  constraint donor_contacts__known_language check (language in ('en', 'es')),
  constraint donor_contacts__nothing_is_null check (phone <> '' and postal_address <> '' and household <> '')
);
create index donor_contacts__by_household on donor_contacts (name_key(household)) where household is not null;
comment on table donor_contacts is 'How a donor is reached besides their email address, as staff wrote it down.';
comment on column donor_contacts.postal_address is 'In lines, as it stands on an envelope, in whatever country.';
comment on column donor_contacts.household is 'A name that donors of one household have in common.';

create table donor_notes (
  id uuid primary key default gen_random_uuid(),
  donor_id uuid not null references donors (id),
  words text not null,
  is_task boolean not null,
  due_on date,
  written_by uuid not null references users (id),
  written_at timestamptz not null,
  done_by uuid references users (id),
  done_at timestamptz,
  constraint donor_notes__says_something check (length(btrim(words)) between 1 and 10000),
  constraint donor_notes__tasks_are_done check (is_task or num_nonnulls(due_on, done_by, done_at) = 0),
  constraint donor_notes__done_by_somebody check ((done_by is null) = (done_at is null))
);
create index donor_notes__of_donor on donor_notes (donor_id, written_at desc, id);
comment on table donor_notes is 'What staff write down about a donor, and what somebody is to do for them.';

create table donor_tags (
  donor_id uuid not null references donors (id),
  tag text not null,
  primary key (donor_id, tag),
  constraint donor_tags__are_short check (length(tag) between 1 and 40)
);
create unique index donor_tags__once on donor_tags (name_key(tag), donor_id);
comment on table donor_tags is 'Words by which staff find donors that have something in common.';

-- What visitors write to the charity.

create table inquiries (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  name text not null,
  email text not null,
  organization text,
  topic text,
  message text not null,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  constraint inquiries__known_kind check (kind in ('contact', 'partner')),
  constraint inquiries__partner_has_organization check ((kind = 'partner') = (organization is not null)),
  constraint inquiries__contact_has_topic check ((kind = 'contact') = (topic is not null)),
  constraint inquiries__email_is_normal check (email = lower(btrim(email)))
);
create index inquiries__newest on inquiries (created_at desc, id desc);
comment on table inquiries is 'Messages of the contact form and of possible partners, for staff to answer by mail.';
comment on column inquiries.answered_at is 'When staff said it was answered; null is open.';

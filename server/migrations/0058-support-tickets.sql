-- Tickets: what teachers ask staff, and what they are answered.

create table tickets (
  id uuid primary key default gen_random_uuid(),
  teacher_id uuid not null references users (id),
  request_key uuid,
  subject text not null,
  category text not null,
  priority text not null,
  status text not null default 'open',
  numa_state text not null default 'triage',
  assignee_id uuid references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  message_count integer not null default 0,
  waiting_since timestamptz,
  answered_at timestamptz,
  seen_at timestamptz,
  resolved_at timestamptz,
  resolved_notes text,
  changed_by uuid references users (id),
  search tsvector not null generated always as (to_tsvector('simple', subject || ' ' || category)) stored,
  constraint tickets__once unique (teacher_id, request_key),
  constraint tickets__has_subject check (btrim(subject) <> ''),
  constraint tickets__known_priority check (priority in ('low', 'normal', 'high', 'urgent')),
  constraint tickets__known_status check (status in ('open', 'pending', 'closed')),
  constraint tickets__known_numa_state check (numa_state in ('triage', 'answered', 'escalated', 'resolved')),
  constraint tickets__closed_when check ((status = 'closed') = (resolved_at is not null)),
  constraint tickets__closed_waits_for_nobody check (status <> 'closed' or waiting_since is null),
  constraint tickets__closed_is_resolved check ((status = 'closed') = (numa_state = 'resolved'))
);
create index tickets__by_teacher on tickets (teacher_id, updated_at desc, id);
create index tickets__by_wait on tickets (waiting_since, updated_at desc, id);
create index tickets__by_change on tickets (updated_at desc, id);
create index tickets__by_creation on tickets (created_at, id);
create index tickets__by_assignee on tickets (assignee_id, waiting_since, updated_at desc) where assignee_id is not null;
create index tickets__open on tickets (status, waiting_since, updated_at desc, id) where status <> 'closed';
create index tickets__unread on tickets (teacher_id) where answered_at is not null and (seen_at is null or seen_at < answered_at);
create index tickets__by_words on tickets using gin (search);
comment on table tickets is 'What a teacher asks staff. Its thread is in ticket_messages.';
comment on column tickets.request_key is 'Made by the form: the same form sent twice opens one ticket.';
comment on column tickets.waiting_since is 'Since when the teacher waits for an answer; null while they do not.';
comment on column tickets.answered_at is 'When the teacher was last answered, by staff or as NUMA.';
comment on column tickets.seen_at is 'Up to when the teacher has read the answers.';
comment on column tickets.changed_by is 'Who of the staff wrote in it or changed it last.';

create table ticket_messages (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references tickets (id),
  position integer not null,
  body text not null,
  sender_role text not null,
  visibility text not null,
  author_id uuid references users (id),
  request_key uuid,
  came_by text not null default 'portal',
  mail_key text,
  created_at timestamptz not null,
  constraint ticket_messages__in_order unique (ticket_id, position),
  constraint ticket_messages__once unique (ticket_id, request_key),
  constraint ticket_messages__one_per_mail unique (mail_key),
  constraint ticket_messages__says_something check (btrim(body) <> ''),
  constraint ticket_messages__known_way check (came_by in ('portal', 'mail')),
  constraint ticket_messages__who_says_what check (
    (sender_role = 'teacher' and visibility = 'public')
    or (sender_role = 'admin' and visibility in ('public', 'internal'))
    or (sender_role = 'numa' and visibility = 'numa')
  )
);
comment on table ticket_messages is 'What is said in a ticket, in order. What is internal is for staff alone.';
comment on column ticket_messages.mail_key is 'Of a message that came by mail: which mail, so that it counts once.';

create table ticket_attachments (
  file_id uuid primary key references files (id) on delete cascade,
  message_id uuid not null references ticket_messages (id),
  position integer not null,
  name text not null,
  constraint ticket_attachments__in_order unique (message_id, position)
);
comment on table ticket_attachments is 'Files in messages, under the names they had where they came from.';

create table ticket_triage (
  ticket_id uuid primary key references tickets (id),
  due_at timestamptz,
  tries integer not null default 0,
  answer text,
  sources text[] not null default '{}',
  made_at timestamptz
);
create index ticket_triage__due on ticket_triage (due_at) where due_at is not null;
comment on table ticket_triage is 'What NUMA is to make, or made, of a new ticket: its category, and an answer that staff may send.';
comment on column ticket_triage.due_at is 'When it is tried next; null once it is done or given up.';
comment on column ticket_triage.answer is 'What staff may send; null before, where NUMA knows none, and once it was sent or dropped.';

create table saved_replies (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  body text not null,
  updated_at timestamptz not null,
  updated_by uuid references users (id),
  constraint saved_replies__title_once unique (title)
);
comment on table saved_replies is 'Answers that staff keep for questions that come again.';

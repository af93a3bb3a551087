-- Writing tools: what they wrote for a teacher with its earlier versions, what is being typed, and a teacher's own templates.

create table parent_note_templates (
  id uuid primary key,
  key text not null,
  place integer not null,
  constraint parent_note_templates__once unique (key),
  constraint parent_note_templates__in_order unique (place)
);
comment on table parent_note_templates is 'The templates of notes to parents that every teacher begins with. Their words stand in the code, under the key: they get better with each version.';

insert into parent_note_templates (id, key, place) values
  ('4355fb34-004d-5711-b9d7-f72f1db1adee', 'praise', 1),
  ('75feed99-42dd-5ec5-8bd1-634a6980e9b2', 'missing_work', 2),
  ('82e3d2d7-37ae-55e7-9d44-bb3fecbc1631', 'absence', 3),
  ('57c1bc08-9daf-5c79-8a77-02d4b7cb4f85', 'behavior', 4),
  ('76e35771-9b4b-5249-943c-61ded94bb314', 'field_trip', 5),
  ('2ee2d654-4f43-5c77-b652-6ce245c70bea', 'supplies', 6),
  ('9161cf0b-168a-5e97-8ed5-fc74b478ce0b', 'conference', 7),
  ('f5500643-81ec-51cc-ab49-07a166988310', 'progress', 8),
  ('478c8d4c-4f3e-5efa-b83e-f18686bebc52', 'health', 9),
  ('2479c2fd-e365-5161-895a-ef039eb5e289', 'welcome', 10),
  ('c0e47f05-fb78-5f71-bdc7-6ac2e7164add', 'thanks', 11),
  ('8a16a813-c484-572e-ba58-e4fa1f0185eb', 'end_of_year', 12);

create table own_note_templates (
  teacher_id uuid not null references users (id),
  template_id uuid not null references parent_note_templates (id),
  title text not null,
  body_en text not null,
  body_es text not null,
  changed_at timestamptz not null,
  constraint own_note_templates__once primary key (teacher_id, template_id),
  constraint own_note_templates__short check (char_length(title) <= 80 and char_length(body_en) <= 4000 and char_length(body_es) <= 4000)
);
comment on table own_note_templates is 'What a teacher made of a template, for herself. Without a row the template is as it came.';

create table tool_results (
  id uuid primary key default gen_random_uuid(),
  teacher_id uuid not null references users (id),
  tool text not null,
  student_id uuid references students (id) on delete cascade,
  use_id uuid references credit_uses (id),
  request_key text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz,
  constraint tool_results__known_tool check (tool in ('parent-note', 'iep-goal', 'sub-brief')),
  constraint tool_results__one_use unique (use_id),
  constraint tool_results__once unique (teacher_id, request_key)
);
create index tool_results__latest on tool_results (teacher_id, created_at desc, id);
create index tool_results__of_student on tool_results (student_id) where student_id is not null;
comment on table tool_results is 'What a tool wrote for a teacher: the latest fifty. A result about a child goes with the child’s row.';
comment on column tool_results.use_id is 'The credit it took. Null where the tool was free.';
comment on column tool_results.version is 'Which version is shown; later ones are those that were undone.';
comment on column tool_results.request_key is 'Chosen by the form: sent twice it is one result.';

create table tool_result_versions (
  result_id uuid not null references tool_results (id) on delete cascade,
  version integer not null,
  content jsonb not null,
  made_at timestamptz not null,
  constraint tool_result_versions__once primary key (result_id, version),
  constraint tool_result_versions__counted check (version > 0)
);
comment on table tool_result_versions is 'The first version is what the tool wrote; each later one is what the teacher made of the one before.';

create table tool_drafts (
  teacher_id uuid not null references users (id),
  tool text not null,
  content jsonb not null,
  changed_at timestamptz not null,
  constraint tool_drafts__once primary key (teacher_id, tool),
  constraint tool_drafts__known_tool check (tool in ('parent-note', 'iep-goal', 'sub-brief'))
);
create index tool_drafts__oldest on tool_drafts (changed_at);
comment on table tool_drafts is 'What a teacher is typing into the form of a tool, so that it outlives the page. It goes once the tool has written.';

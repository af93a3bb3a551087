-- Runs with code from 0188 on.
-- A guest who typed no name with their gift typed one on the payment page: their receipt and a letter to them need it.

alter table donors add column named_by_provider boolean not null default false;
comment on column donors.named_by_provider is 'The name is what the payment provider knows whoever paid by. One that they or staff typed takes its place, and it is shown to nobody else.';

-- What waits for a second person may be settled meanwhile, by a person or by the comparison with the bank: staff read why it ended.
alter table approvals
  add column ended_because text,
  add constraint approvals__known_end check (ended_because in ('changed', 'gone', 'settled', 'asker_left')),
  add constraint approvals__ended check (ended_because is null or state = 'outdated');
comment on column approvals.ended_because is 'Why it is outdated; null of those that ended before it was written down.';

update approvals set state = 'outdated', ended_because = 'settled'
where state = 'waiting' and kind = 'bank_line'
  and exists (select from bank_lines line where line.id::text = approvals.subject_id and line.match is not null);
update approvals set state = 'outdated', ended_because = 'settled'
where state = 'waiting' and kind = 'month_difference'
  and exists (select from month_closings closing where to_char(closing.month, 'YYYY-MM') = approvals.subject_id);

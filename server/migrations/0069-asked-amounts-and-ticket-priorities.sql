-- Tickets of a priority that is not usual, of all that there ever were.

create index tickets__by_priority on tickets (priority, waiting_since, updated_at desc, id) where priority <> 'normal';

-- What a giver asked for stays as it was asked: months were charged by it. When the provider kept it may be told anew.

create trigger monthly_amounts__as_asked before update on monthly_amounts for each row
  when (new.sponsorship_id <> old.sponsorship_id or new.amount_cents <> old.amount_cents
    or new.fee_cover_cents <> old.fee_cover_cents or new.asked_at <> old.asked_at
    or (old.kept_at is not null and new.kept_at is null))
  execute function books_refuse_change('monthly_amounts__as_asked');
create trigger monthly_amounts__never_deleted before delete on monthly_amounts
  for each row execute function books_refuse_change('monthly_amounts__as_asked');

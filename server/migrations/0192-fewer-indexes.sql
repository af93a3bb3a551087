-- Runs with code from 0188 on.
-- Indexes that every gift wrote into and no query needs.

-- A donor's gifts are few: payments__by_donor finds those of guests among them.
drop index payments__by_guests;

-- Failed checkouts of the last days stand in checkouts__abandoned, by the same time.
drop index checkouts__failed;

-- Nearly all payments are of no invoice, nearly all receipts replace none, and every slot that is minted is of no draw yet.
alter table payments drop constraint payments__one_per_invoice;
create unique index payments__one_per_invoice on payments (provider_invoice_id) where provider_invoice_id is not null;
alter table receipts drop constraint receipts__replaced_once;
create unique index receipts__replaced_once on receipts (replaces_number) where replaces_number is not null;
alter table slots drop constraint slots__one_per_draw_and_classroom;
create unique index slots__one_per_draw_and_classroom on slots (draw_id, classroom_id) where draw_id is not null;

-- Runs with code from 0188 on.
-- Staff name a pledge on the phone, and find it by its number or amount.

alter table pledges add column number integer generated always as identity;
alter table pledges add constraint pledges__by_number unique (number);
create index pledges__by_amount on pledges (amount_cents, entered_at desc);
comment on column pledges.number is 'By which people name it: pledge 3.';

-- Who was thanked for which gift, beside the receipt that everybody gets.

create table gift_thanks (
  payment_id uuid primary key references payments (id),
  how text not null,
  thanked_by uuid not null references users (id),
  thanked_at timestamptz not null,
  constraint gift_thanks__known_how check (how in ('letter', 'email', 'call', 'in_person'))
);
comment on table gift_thanks is 'A gift whose donor was thanked by somebody, and how. What was said is kept nowhere.';

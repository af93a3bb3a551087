-- Givers look at their own gifts: without an account by a signed link, and change what they give each month.

alter table donors add column link_key text not null
  default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
comment on column donors.link_key is 'Signs the links in receipts by which a donor opens their gifts without an account; another one ends all links mailed before. Never leaves the database.';

-- The receipt in force has an index; of a gift that went back whole the last void one is shown.
create index receipts__void_of_payment on receipts (payment_id, number) where voided_at is not null;

create index payments__sponsorships_of_donor on payments (donor_id, sponsorship_id) where sponsorship_id is not null;

-- Orders and reimbursements of a teacher by their amounts: a search by name goes through several teachers, and of each it
-- reads no more than a page can show, however much they ever asked for.

create index orders__by_teacher_and_total on orders (teacher_id, total_cents, placed_at desc, id desc);
create index purchase_requests__by_teacher_and_total on purchase_requests
  (teacher_id, total_cents, (coalesce(submitted_at, created_at)) desc, id desc);

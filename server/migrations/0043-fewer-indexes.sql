-- Each row that a gift writes is written into every index of its table. These served no query that another does not
-- serve as well: an index is read in both directions, and one of all checkouts by state holds the open ones.
drop index slots__by_donor;
drop index checkouts__open;
-- What programs were given is counted in program_sums.
drop index checkouts__by_program;

-- A slot that waits, and a fact of no slot, need not stand in an index of those that have one.
drop index slots__by_classroom;
create index slots__by_classroom on slots (classroom_id, assigned_at desc) where classroom_id is not null;
drop index slots__by_teacher;
create index slots__by_teacher on slots (teacher_id, assigned_at desc) where teacher_id is not null;
drop index ledger_transactions__by_slot;
create index ledger_transactions__by_slot on ledger_transactions (slot_id) where slot_id is not null;

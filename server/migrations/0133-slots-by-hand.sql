-- Slots that staff give by hand wait for a second person, too.

alter table approvals drop constraint approvals__known_kind;
alter table approvals add constraint approvals__known_kind check (kind in ('reimbursement', 'slot_by_hand'));

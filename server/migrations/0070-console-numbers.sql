-- What the console counts and lists of the latest accounts, and what waits to be confirmed or approved.

create index users__by_creation on users (created_at desc, id desc);
create index classrooms__pending on classrooms (created_at desc, id desc) where confirmed_at is null;
create index prospects__pending on prospects (created_at desc, id desc) where status = 'pending';

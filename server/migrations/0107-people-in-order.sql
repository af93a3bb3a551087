-- The directory of people in the orders in which staff look at it, among as many as there will ever be.

create index users__by_role on users (role, created_at desc, email) where erased_at is null;
create index users__disabled on users (created_at desc, email) where disabled_at is not null;
create index users__by_lower_name on users (lower(full_name), email);
create index users__by_lower_name_back on users (lower(full_name) desc nulls last, email);

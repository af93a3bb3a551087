-- The sum of a bigint is a numeric that is gathered in a state of its own for each group: the verification of the books
-- adds up the cents of each fact, gift, slot and donor, and spent more on such states than on the rows. Whatever is more
-- than a bigint holds is an error, never another sum.

create aggregate sum_cents(bigint) (sfunc = int8pl, stype = bigint, combinefunc = int8pl, parallel = safe);
comment on aggregate sum_cents(bigint) is 'The sum of some cents as a bigint; null of none.';

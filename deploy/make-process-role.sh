#!/bin/sh
# Runs once, when the database of compose.yaml is made: the role that serves owns nothing.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$PROCESS_PASSWORD" --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
create role tower login password :'password';
SQL

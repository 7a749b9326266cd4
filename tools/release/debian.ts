// The Debian package: the portal in /usr/lib/keywerk, its command in /usr/bin, a unit, settings in /etc/keywerk.
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps.ts'

const settings = '/etc/keywerk/keywerk.env'

const command = `#!/bin/sh
# Keywerk's command line with the settings of ${settings}, as the account the portal runs as.
set -e
if [ "$(id -u)" = 0 ]; then
  exec setpriv --reuid=keywerk --regid=keywerk --init-groups -- "$0" "$@"
fi
cd /usr/lib/keywerk
export NODE_ENV=production DEMO=0 DATA_DIR="\${DATA_DIR:-/var/lib/keywerk}" HOME=/var/lib/keywerk
case " $* " in
  *" --env-file"*) exec bin/keywerk "$@" ;;
  *) exec bin/keywerk "$@" --env-file=${settings} ;;
esac
`

const afterInstallation = `#!/bin/sh
set -e
if [ "$1" = configure ]; then
  if ! getent passwd keywerk > /dev/null; then
    groupadd --system keywerk
    useradd --system --gid keywerk --home-dir /var/lib/keywerk --shell /usr/sbin/nologin keywerk
  fi
  install -d -o keywerk -g keywerk -m 0700 /var/lib/keywerk
  install -d -o keywerk -g keywerk -m 0750 /var/log/keywerk
  chown root:keywerk /etc/keywerk ${settings}
  chmod 0750 /etc/keywerk
  chmod 0640 ${settings}
  if [ -d /run/systemd/system ]; then
    systemctl daemon-reload
    systemctl try-restart keywerk.service
  fi
  if [ -z "$2" ]; then
    echo "Fill in ${settings}, look with 'keywerk doctor', then: systemctl enable --now keywerk"
  fi
fi
`

const beforeRemoval = `#!/bin/sh
set -e
if [ "$1" = remove ] && [ -d /run/systemd/system ]; then
  systemctl disable --now keywerk.service || true
fi
`

const afterRemoval = `#!/bin/sh
set -e
if [ -d /run/systemd/system ]; then
  systemctl daemon-reload || true
fi
if [ "$1" = purge ]; then
  rm -rf /var/log/keywerk
  if [ -d /var/lib/keywerk ]; then
    echo "Database and licence keys stay in /var/lib/keywerk: nobody can make these keys anew. Remove the folder yourself."
  fi
fi
`

const control = (version: string, size: number) => `Package: keywerk
Version: ${version.replace('-', '~')}
Architecture: amd64
Maintainer: Keywerk <root@localhost>
Section: web
Priority: optional
Installed-Size: ${size}
Depends: libc6, libstdc++6, passwd, procps, util-linux
Suggests: nginx | caddy
Description: Customer and licence portal for makers of engineering software
 Self-hosted and bilingual: companies, products, configurations, host IDs and
 signed licence files. Brings its own Node and PostgreSQL.
`

/** Writes the package. `folder` is the staged portal, `workplace` an empty folder; needs Debian's dpkg-deb. */
export function writeDebian(folder: string, workplace: string, target: string, version: string, date: Date): void {
  rmSync(workplace, { recursive: true, force: true })
  const put = (path: string, text: string, mode = 0o644) => {
    const file = join(workplace, path)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, text)
    chmodSync(file, mode)
  }
  const source = (path: string) => readFileSync(join(root, path), 'utf8')
  mkdirSync(join(workplace, 'usr/lib'), { recursive: true })
  cpSync(folder, join(workplace, 'usr/lib/keywerk'), { recursive: true, verbatimSymlinks: true, mode: 0 })
  execFileSync('chmod', ['-R', 'u=rwX,go=rX', join(workplace, 'usr/lib/keywerk')])
  const kibibytes = installedSize(join(workplace, 'usr/lib/keywerk'))
  put('usr/bin/keywerk', command, 0o755)
  put(settings, source('.env.example'))
  put('usr/lib/systemd/system/keywerk.service', packagedUnit(source('deploy/keywerk.service')))
  put('usr/share/doc/keywerk/copyright', source('LICENSE'))
  put('DEBIAN/control', control(version, kibibytes))
  put('DEBIAN/conffiles', `${settings}\n`)
  put('DEBIAN/postinst', afterInstallation, 0o755)
  put('DEBIAN/prerm', beforeRemoval, 0o755)
  put('DEBIAN/postrm', afterRemoval, 0o755)
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zzstd', '-z12', '--build', workplace, target], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, SOURCE_DATE_EPOCH: String(date.getTime() / 1000) },
  })
}

/** The unit of deploy/ without how to set it up by hand, at the package's paths. */
const packagedUnit = (unit: string): string =>
  unit
    .slice(unit.indexOf('[Unit]'))
    .replaceAll('/opt/keywerk', '/usr/lib/keywerk')
    .replace('EnvironmentFile=/etc/keywerk.env', `EnvironmentFile=${settings}`)

/** KiB a folder takes: its files in whole KiB, and one for each entry, whatever the file system of the build says. */
const installedSize = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => 1 + (entry.isFile() ? Math.ceil(statSync(join(entry.parentPath, entry.name)).size / 1024) : 0))
    .reduce((sum, size) => sum + size, 0)

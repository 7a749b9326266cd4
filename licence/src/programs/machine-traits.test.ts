import { expect, test } from 'vitest'
import { accessDenied, type MachineSource } from './machine-source.ts'
import { readMachineTraits } from './machine-traits.ts'

const nothing: MachineSource = {
  platform: 'linux',
  environment: {},
  hostname: 'ws-07.mueller.example',
  file: () => '',
  target: () => '',
  list: () => [],
  run: () => '',
}
const files =
  (table: Record<string, string | typeof accessDenied>): MachineSource['file'] =>
  (path) =>
    table[path] ?? ''
const read = (source: Partial<MachineSource>, virtual = false) =>
  readMachineTraits('/token', { ...nothing, ...source }, ['001B44113AB7'], virtual)
const valueOf = ({ traits }: ReturnType<typeof read>, kind: string) => traits.find((one) => one.kind === kind)?.value

test('Linux: firmware, machine-id, the disk below encryption, and the domain in the name', () => {
  const found = read({
    file: files({
      '/sys/class/dmi/id/product_uuid': '4c4c4544-005a-5610-804b-b8c04f385631',
      '/etc/machine-id': '8f14e45fceea467f95756b2d1c0f3a77',
      '/proc/self/mountinfo': '21 1 0:20 / /proc rw - proc proc rw\n26 1 253:0 / / rw - ext4 /dev/mapper/root rw',
      '/sys/devices/nvme0n1/device/serial': 'S4EWNX0R512345',
    }),
    target: (path) =>
      ({
        '/sys/dev/block/253:0': '/sys/devices/dm-0',
        '/sys/devices/dm-0/slaves/nvme0n1p3': '/sys/devices/nvme0n1/nvme0n1p3',
        '/sys/devices/nvme0n1/nvme0n1p3/..': '/sys/devices/nvme0n1',
      })[path] ?? '',
    list: (path) =>
      ({ '/sys/devices/dm-0/slaves': ['nvme0n1p3'], '/sys/devices/nvme0n1/nvme0n1p3': ['partition'] })[path] ?? [],
  })
  expect(found.profile).toBe('physical')
  expect(found.traits.map(({ kind }) => kind).toSorted()).toEqual([
    'disk',
    'domain',
    'mac',
    'machine',
    'name',
    'smbios',
  ])
  expect(valueOf(found, 'disk')).toBe('S4EWNX0R512345')
  expect(valueOf(found, 'domain')).toBe('mueller.example')
  expect(found.unread).toEqual([])
})

test('without rights, and with a placeholder, it says what could not be read', () => {
  const { unread, traits } = read({
    hostname: 'ws',
    file: files({ '/sys/class/dmi/id/product_uuid': accessDenied, '/proc/sys/kernel/domainname': '(none)' }),
  })
  expect(unread).toEqual([
    { kind: 'smbios', reason: 'rights' },
    { kind: 'machine', reason: 'none' },
    { kind: 'disk', reason: 'none' },
    { kind: 'domain', reason: 'placeholder' },
  ])
  expect(traits.map(({ kind }) => kind)).toEqual(['mac', 'name'])
})

test('a disk whose serial only udev tells', () => {
  const found = read({
    file: files({
      '/proc/self/mountinfo': '26 1 8:1 / / rw - ext4 /dev/sda1 rw',
      '/sys/devices/sda/dev': '8:0',
      '/run/udev/data/b8:0': 'E:ID_MODEL=X\nE:ID_SERIAL=X_WD-1\nE:ID_SERIAL_SHORT=WD-1',
    }),
    target: (path) =>
      ({ '/sys/dev/block/8:1': '/sys/devices/sda/sda1', '/sys/devices/sda/sda1/..': '/sys/devices/sda' })[path] ?? '',
    list: (path) => (path === '/sys/devices/sda/sda1' ? ['partition'] : []),
  })
  expect(valueOf(found, 'disk')).toBe('WD-1')
})

test.each<[string, Partial<MachineSource>]>([
  [
    'Docker',
    { file: files({ '/proc/self/mountinfo': '1 1 0:1 /var/lib/docker/containers/fbc2/hostname /etc/hostname' }) },
  ],
  ['Kubernetes', { environment: { KUBERNETES_SERVICE_HOST: '10.0.0.1' } }],
  ['Linux inside Windows', { file: files({ '/proc/sys/kernel/osrelease': '5.15.167.4-microsoft-standard-WSL2' }) }],
])('%s is a container, known by its token', (_, source) => {
  const without = read(source, true)
  expect(without).toMatchObject({ profile: 'container' })
  expect(without.unread).toContainEqual({ kind: 'token', reason: 'none' })
  const file = (path: string) => (path === '/token' ? 'x'.repeat(8) + 'y'.repeat(24) : (source.file?.(path) ?? ''))
  expect(valueOf(read({ ...source, file }), 'token')).toHaveLength(32)
})

test('Windows: the registry and one call for the rest', () => {
  const found = read(
    {
      platform: 'win32',
      hostname: 'WS-07',
      run: (program) =>
        program === 'reg'
          ? 'HKEY_LOCAL_MACHINE\\...\n    MachineGuid    REG_SZ    8f14e45f-ceea-467f-9575-6b2d1c0f3a77'
          : '{"smbios":"4C4C4544-005A-5610-804B-B8C04F385631","disk":"0025_38B1_21B0_5B4A.","domain":"mueller.example"}',
    },
    true,
  )
  expect(found).toMatchObject({ profile: 'virtual', unread: [] })
  expect(valueOf(found, 'machine')).toBe('8f14e45f-ceea-467f-9575-6b2d1c0f3a77')
  expect(valueOf(found, 'disk')).toBe('0025_38B1_21B0_5B4A.')
})

test('macOS: it has no machine-id, and says so', () => {
  const found = read({
    platform: 'darwin',
    hostname: 'macbook.local',
    run: (program) =>
      program === 'ioreg'
        ? '"IOPlatformUUID" = "4C4C4544-005A-5610-804B-B8C04F385631"'
        : 'NVMExpress:\n  APPLE SSD:\n    Serial Number: 0ba01f2e',
  })
  expect(found.unread).toEqual([
    { kind: 'machine', reason: 'none' },
    { kind: 'domain', reason: 'none' },
  ])
  expect(valueOf(found, 'disk')).toBe('0ba01f2e')
})

/** The serial of the disk that holds the system, on Linux. */
import { accessDenied, type MachineSource } from './machine-source.ts'

/**
 * From the device of `/` over its partition, and over what encryption or volumes put between, to the disk; its serial as the
 * kernel or udev tells it. `accessDenied` where only the administrator may read it.
 */
export function readLinuxDisk({ file, target, list }: MachineSource): string | typeof accessDenied {
  const mounts = file('/proc/self/mountinfo')
  const device = typeof mounts === 'string' ? /^\S+ \S+ (\d+:\d+) \S+ \/ /m.exec(mounts)?.[1] : undefined
  const folder = device === undefined ? '' : target(`/sys/dev/block/${device}`)
  const disk = folder === '' ? '' : wholeDisk(folder, { target, list })
  if (disk === '') return ''
  const said = file(`${disk}/device/serial`) || file(`${disk}/serial`)
  if (said !== '' && said !== accessDenied) return said
  const number = file(`${disk}/dev`)
  const udev = typeof number === 'string' && number !== '' ? file(`/run/udev/data/b${number}`) : ''
  const serial = typeof udev === 'string' ? /^E:ID_SERIAL_SHORT=(.+)$/m.exec(udev)?.[1] : undefined
  return serial ?? (said === accessDenied ? accessDenied : '')
}

/** The first disk below a mapped device; a partition lies in the folder of its disk. */
function wholeDisk(folder: string, source: Pick<MachineSource, 'target' | 'list'>): string {
  const [first] = source.list(`${folder}/slaves`).toSorted()
  if (first !== undefined) return wholeDisk(source.target(`${folder}/slaves/${first}`), source)
  return source.list(folder).includes('partition') ? source.target(`${folder}/..`) : folder
}

/** The marks that virtualisation software leaves behind. */
import { markOf } from '../mac-marks.ts'

const firmwareMarks: [RegExp, string][] = [
  [/vmware/i, 'VMware'],
  [/virtualbox|innotek/i, 'VirtualBox'],
  [/microsoft corporation virtual|hyper-v/i, 'Hyper-V'],
  [/\bkvm\b|qemu|red hat|proxmox|openstack/i, 'KVM'],
  [/\bxen\b/i, 'Xen'],
  [/parallels/i, 'Parallels'],
  [/amazon ec2|google compute|bochs|firecracker|nutanix/i, 'virtual machine'],
]

/** The virtualisation software that firmware names speak of; null for real hardware. */
export function virtualVendor(firmware: string): string | null {
  return firmwareMarks.find(([mark]) => mark.test(firmware))?.[1] ?? null
}

/** The virtualisation software whose network card this is; null for any other. */
export function virtualMacVendor(mac: string): string | null {
  const mark = markOf(mac)
  return mark?.kind === 'virtual' ? mark.maker : null
}

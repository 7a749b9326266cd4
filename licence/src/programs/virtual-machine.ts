/** The marks that virtualisation software leaves behind. */

const firmwareMarks: [RegExp, string][] = [
  [/vmware/i, 'VMware'],
  [/virtualbox|innotek/i, 'VirtualBox'],
  [/microsoft corporation virtual|hyper-v/i, 'Hyper-V'],
  [/\bkvm\b|qemu|red hat|proxmox|openstack/i, 'KVM'],
  [/\bxen\b/i, 'Xen'],
  [/parallels/i, 'Parallels'],
  [/amazon ec2|google compute|bochs|firecracker|nutanix/i, 'virtual machine'],
]

/** Address prefixes assigned to, or used by, virtualisation software. */
const macMarks: Readonly<Record<string, string>> = {
  '000569': 'VMware',
  '000C29': 'VMware',
  '001C14': 'VMware',
  '005056': 'VMware',
  '00155D': 'Hyper-V',
  '525400': 'KVM',
  '080027': 'VirtualBox',
  '0A0027': 'VirtualBox',
  '00163E': 'Xen',
  '001C42': 'Parallels',
}

/** The virtualisation software that firmware names speak of; null for real hardware. */
export function virtualVendor(firmware: string): string | null {
  return firmwareMarks.find(([mark]) => mark.test(firmware))?.[1] ?? null
}

/** The virtualisation software whose network card this is; null for any other. */
export function virtualMacVendor(mac: string): string | null {
  return macMarks[mac.slice(0, 6)] ?? null
}

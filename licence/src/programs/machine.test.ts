import { expect, test } from 'vitest'
import { normaliseMac } from '../mac.ts'
import * as machine from './machine.ts'
import { virtualMacVendor, virtualVendor } from './virtual-machine.ts'

test('cards have real addresses, physical ones first', () => {
  const cards = machine.networkCards()
  for (const { mac } of cards) expect(normaliseMac(mac)).toBe(mac)
  const physical = cards.map((card) => Number(card.physical))
  expect(physical).toEqual(physical.toSorted((a, b) => b - a))
})

test('names and system are there', () => {
  expect(machine.computerName()).not.toBe('')
  expect(machine.operatingSystem()).not.toBe('')
})

test('a remote session is a hint at a terminal server', () => {
  expect(machine.isTerminalSession({ SESSIONNAME: 'RDP-Tcp#3' })).toBe(true)
  expect(machine.isTerminalSession({ SESSIONNAME: 'Console' })).toBe(false)
  expect(machine.isTerminalSession({ XRDP_SESSION: '1' })).toBe(true)
})

test('virtual machines are known by firmware and card', () => {
  expect(virtualVendor('VMware, Inc. VMware Virtual Platform')).toBe('VMware')
  expect(virtualVendor('Microsoft Corporation Virtual Machine')).toBe('Hyper-V')
  expect(virtualVendor('QEMU Standard PC (Q35 + ICH9, 2009)')).toBe('KVM')
  expect(virtualVendor('innotek GmbH VirtualBox')).toBe('VirtualBox')
  expect(virtualVendor('Xen HVM domU')).toBe('Xen')
  expect(virtualVendor('LENOVO 20XW ThinkPad X1')).toBeNull()
  expect(virtualMacVendor('00155D010203')).toBe('Hyper-V')
  expect(virtualMacVendor('3CECEF6A019E')).toBeNull()
})

test('a bridge or a bond with the address of a card does not hide the card', () => {
  const card = (device: string, mac: string, physical: boolean) => ({ device, mac, physical })
  const found = [
    card('br0', '001B44113AB7', false),
    card('eno1', '001B44113AB7', true),
    card('bond0', '001B44113AB8', false),
    card('docker0', '0242AC110001', false),
    card('eno2', '001B44113AB8', true),
    card('eno1', '001B44113AB7', true),
  ]
  expect(machine.distinctCards(found)).toEqual([found[1], found[4], found[3]])
})

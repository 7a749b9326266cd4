/** What the embedded cloud has: stacks with one fleet each, and how much fits into it. */
export interface DemoStack {
  name: string
  displayName: string
  description: string
  fleet: string
  instanceType: string
  /** How many stream at once. */
  capacity: number
  state: 'RUNNING' | 'STARTING' | 'STOPPING' | 'STOPPED'
}

const stack = (name: string, displayName: string, description: string, capacity: number): DemoStack => ({
  name,
  displayName,
  description,
  fleet: `${name}-fleet`,
  instanceType: 'stream.standard.large',
  capacity,
  state: 'RUNNING',
})

export const demoStacks: readonly DemoStack[] = [
  stack('wellenwerk-2024', 'Wellenwerk 2024', 'Wellenwerk 2024, Arbeitsplätze in Frankfurt', 200),
  stack('wellenwerk-2023', 'Wellenwerk 2023', 'Wellenwerk 2023 für laufende Projekte', 80),
  stack('wellenwerk-test', 'Wellenwerk Testzugang', 'Zwei Wochen zum Ausprobieren', 40),
  // One without a display name, as there are some.
  stack('wellenwerk-schulung', '', 'Wellenwerk Schulung', 30),
  // No user gets a place here.
  stack('wellenwerk-voll', 'Wellenwerk Rechenknoten', 'Wenige große Rechner', 0),
]

/** Stacks that no list names and that misbehave when asked for: `fault-hanging`, `fault-stopped`, … */
export const faultStack = 'fault-'

export interface DemoWorkspace {
  id: string
  userName: string
  computerName: string
  state: string
  bundleId: string
  directoryId: string
}

/** Virtual desktops of the embedded cloud. */
export const demoWorkspaces: readonly DemoWorkspace[] = Array.from({ length: 80 }, (_, index) => {
  const number = String(index + 1).padStart(3, '0')
  return {
    id: `ws-demo${number}`,
    userName: `vdi${number}`,
    computerName: `WW-VDI-${number}`,
    state: index % 19 === 7 ? 'STOPPED' : index % 31 === 11 ? 'ERROR' : 'AVAILABLE',
    bundleId: index % 3 === 0 ? 'wsb-leistung1' : 'wsb-standard1',
    directoryId: 'd-wellenwerk',
  }
})

import { machineWords } from './move-words.ts'
import classes from './moves.module.css'

/** Machines one below the other. */
export const Machines = ({ machines }: { machines: readonly { name: string | null; mac: string | null }[] }) => (
  <>
    {machines.map((machine) => (
      <span key={machineWords(machine)} className={classes.stacked}>
        {machineWords(machine)}
      </span>
    ))}
  </>
)

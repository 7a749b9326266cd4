import classes from './ledger.module.css'

/** A hash by its start; the whole of it on pointing and for copying. */
export function Hash({ value }: { value: string }) {
  return (
    <code className={classes.hash} title={value}>
      {value.slice(0, 12)}…
    </code>
  )
}

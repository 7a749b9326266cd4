interface Connected {
  connection?: { saveData?: boolean }
}

/** Whether the device was told to save data: it fetches nothing unasked. */
export const savesData = (): boolean =>
  (navigator as Connected).connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches

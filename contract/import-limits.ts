/** Rows a table that is imported may have, its headers aside. Alone here: the thread that reads tables loads nothing else. */
export const importRowLimit = 100_000

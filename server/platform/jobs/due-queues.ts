interface Statements {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

/**
 * Checks every `seconds` for queues in which an unannounced job has come due, and names them to `wake`. Such jobs are
 * further tries, scheduled ones, and those a killed process left. One statement covers all queues: queried one by one,
 * as the queue itself would, a hundred cost an idle server a twentieth of a processor.
 * @returns what ends the checks. It waits for nothing: a database that does not answer must not stop a server from
 * ending.
 */
export function watchQueues(
  database: Statements,
  queues: readonly string[],
  seconds: number,
  wake: (queue: string) => void,
  failed: (error: unknown) => void,
  looked: () => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  let ended = false
  const look = async () => {
    try {
      const { rows } = await database.executeSql(dueQueues, [queues])
      looked()
      for (const { name } of rows as { name: string }[]) if (!ended) wake(name)
    } catch (error) {
      if (!ended) failed(error)
    }
    wait()
  }
  const wait = () => {
    if (!ended) timer = setTimeout(() => void look(), seconds * 1000)
  }
  wait()
  return () => {
    ended = true
    clearTimeout(timer)
  }
}

// For each queue the first entry of the index its jobs are taken by answers.
const dueQueues = `
  select queue.name from unnest($1::text[]) as queue(name)
  where exists (
    select from pgboss.job
    where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= now()
  )`

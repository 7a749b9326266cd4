import { awsOf } from '#platform/outside/aws.ts'
import type { Installation } from '#platform/installation/installation.ts'
import { OutsideError } from '#platform/outside/bounded-fetch.ts'

/** A desktop as WorkSpaces reports it. */
export interface Workspace {
  userId: string
  displayName: string
  login: string
}

/** Pages of 25; an answer that goes on beyond is none. */
const mostPages = 400

/**
 * Every desktop WorkSpaces has. Throws AwsRefusal for what AWS says no to and OutsideError where it does not answer as
 * it should; never call it while a transaction is open.
 */
export async function readWorkspaces(installation: Pick<Installation, 'contributions'>): Promise<Workspace[]> {
  const aws = awsOf(installation)
  const found = new Map<string, Workspace>()
  let NextToken: string | undefined
  for (let page = 0; page < mostPages; page++) {
    const token = NextToken
    const answer = await aws.workSpaces('DescribeWorkspaces', (client, sdk, bounds) =>
      client.send(new sdk.DescribeWorkspacesCommand(token ? { NextToken: token } : {}), bounds),
    )
    // An answer without a list says nothing: it must not make every desktop vanish.
    if (!answer.Workspaces) throw new OutsideError('badAnswer')
    for (const { WorkspaceId, WorkspaceName, ComputerName, UserName = '', State } of answer.Workspaces)
      if (WorkspaceId && State !== 'TERMINATED')
        found.set(WorkspaceId, {
          userId: WorkspaceId.slice(0, 100),
          displayName: (WorkspaceName || ComputerName || UserName).slice(0, 200),
          login: UserName.slice(0, 200),
        })
    NextToken = answer.NextToken
    if (!NextToken) return [...found.values()]
  }
  throw new OutsideError('badAnswer')
}

/**
 * What SignNow holds for one of our groups. Saved before each call that creates something and after
 * each answer, so that a crash at any point is continued and nothing is created twice. Stored as
 * JSON, so property names never change.
 */
export interface RemoteGroup {
  groupId: string
  /** Of this version of the documents; part of the group's name at SignNow. */
  requestId: string
  /** What was uploaded, and for whom. */
  contentSha256: string
  uploads: RemoteUpload[]
  /** Set before the group is asked for. */
  groupName?: string
  vendorGroupId?: string
  /** Set before the invite is asked for. */
  inviteAsked?: true
  inviteId?: string
  /** Everyone has signed, or the invite has ended. */
  settled?: true
  /** Groups of earlier versions that SignNow must still delete. */
  leftovers: string[]
}

export interface RemoteUpload {
  /** Our document ids, such as `d1`. */
  documentIds: string[]
  vendorId?: string
  hasFields?: true
}

export interface RemoteGroupStore {
  read(groupId: string): Promise<RemoteGroup | undefined>
  save(group: RemoteGroup): Promise<void>
  /** A signer has opened a link, so there may be progress soon. */
  expectProgress(groupId: string): Promise<void>
  /** Runs one work at a time for a group, across all processes; others wait. */
  exclusive<Result>(groupId: string, work: () => Promise<Result>): Promise<Result>
}

/** Whether it should be read again: it waits for signers, or was left unfinished. */
export function isUnderWay({ inviteId, settled, leftovers }: RemoteGroup): boolean {
  return leftovers.length > 0 || (inviteId !== undefined && !settled)
}

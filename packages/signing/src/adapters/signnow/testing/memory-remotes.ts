import type { RemoteGroup, RemoteGroupStore } from '../remote-group.ts'

/** In memory, with the guarantees of the real store; values are copied, as in a database. */
export function createMemoryRemotes(): RemoteGroupStore & { all(): RemoteGroup[] } {
  const groups = new Map<string, RemoteGroup>()
  const queues = new Map<string, Promise<unknown>>()

  return {
    all: () => [...groups.values()],
    read: (groupId) => Promise.resolve(structuredClone(groups.get(groupId))),
    save(group) {
      groups.set(group.groupId, structuredClone(group))
      return Promise.resolve()
    },
    expectProgress: () => Promise.resolve(),
    exclusive(groupId, work) {
      const before = queues.get(groupId) ?? Promise.resolve()
      const mine = before.then(work, work)
      queues.set(
        groupId,
        mine.catch(() => undefined),
      )
      return mine
    },
  }
}

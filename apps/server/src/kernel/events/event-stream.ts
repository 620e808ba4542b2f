/** One hash chain of events each. */
export type EventStream = `group:${string}` | `user:${string}`

export function toEventStream(stored: string): EventStream {
  const [kind, id = ''] = stored.split(/:(.*)/s)

  return kind === 'user' ? userStream(id) : packetStream(id)
}

export function packetStream(documentGroupId: string): EventStream {
  return `group:${documentGroupId}`
}

export function userStream(userId: string): EventStream {
  return `user:${userId}`
}

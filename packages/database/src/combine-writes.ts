import type { ClientBase } from 'pg'

/** Statements that are asked for at once are sent at once: each write wakes the database up. */
export function combineWrites(client: ClientBase & { connection: { stream: Corkable } }): void {
  const { query } = client
  const { stream } = client.connection
  let isCorked = false

  Object.assign(client, {
    query: (...args: unknown[]): unknown => {
      if (!isCorked) {
        isCorked = true
        stream.cork()
        process.nextTick(() => {
          isCorked = false
          stream.uncork()
        })
      }
      return Reflect.apply(query, client, args)
    },
  })
}

interface Corkable {
  cork(): void
  uncork(): void
}

import { AsyncResource } from 'node:async_hooks'
import type { ClientBase, Pool } from 'pg'

/** Called when a statement is sent, with its text; what it returns, when the answer has come. */
export type QueryObserver = (text: string) => ((error?: Error) => void) | undefined

/** Calls the observer in the asynchronous context of whoever asked for the statement. */
export function observeQueries(pool: Pool, observe: QueryObserver): void {
  keepContext(pool)
  pool.on('connect', (client) => observeClient(client, observe))
}

/** A request that waits for a connection would go on in the context of the one that releases it. */
function keepContext(pool: Pool): void {
  const { connect } = pool

  Object.assign(pool, {
    connect: (callback?: (...args: unknown[]) => unknown): unknown =>
      Reflect.apply(connect, pool, callback ? [AsyncResource.bind(callback)] : []),
  })
}

function observeClient(client: ClientBase, observe: QueryObserver): void {
  const { query } = client

  Object.assign(client, {
    query: (...args: unknown[]): unknown => {
      const text = readText(args[0])
      const end = text === undefined ? undefined : observe(text)
      if (!end) {
        return Reflect.apply(query, client, args)
      }
      const callback = args.at(-1)
      if (isCallback(callback)) {
        const wrapped = (error: Error | undefined, ...rest: unknown[]) => {
          end(error ?? undefined)
          return callback(error, ...rest)
        }
        return Reflect.apply(query, client, [...args.slice(0, -1), AsyncResource.bind(wrapped)])
      }
      const answer: unknown = Reflect.apply(query, client, args)
      if (answer instanceof Promise) {
        answer.then(
          () => end(),
          (error: Error) => end(error),
        )
      }
      return answer
    },
  })
}

/** Not of a stream, whose end is not the answer. */
function readText(config: unknown): string | undefined {
  if (typeof config === 'string') {
    return config
  }
  const isQuery =
    typeof config === 'object' && config !== null && 'text' in config && !('submit' in config)

  return isQuery && typeof config.text === 'string' ? config.text : undefined
}

function isCallback(value: unknown): value is (...args: unknown[]) => unknown {
  return typeof value === 'function'
}

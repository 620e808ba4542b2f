import { connectToCheck } from './detect-pooling.ts'

/**
 * Whether so many connections can be used at once. A pooler in session mode lets further ones wait without
 * an error. Other failures of these connections are left to whoever uses them.
 */
export async function hasRoomFor(url: string, connections: number): Promise<boolean> {
  const clients = Array.from({ length: connections }, () => connectToCheck(url))
  try {
    const asked = await Promise.allSettled(
      clients.map(async (client) => (await client).query('select 1')),
    )
    return !asked.some((one) => one.status === 'rejected' && isTimeout(one.reason))
  } finally {
    await Promise.allSettled(clients.map(async (client) => (await client).end()))
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.includes('timeout')
}

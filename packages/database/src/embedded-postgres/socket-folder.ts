import { chownSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import type { Account } from './account.ts'

/** Of the path of a socket: 108 on Linux, 104 on macOS and BSD, with the zero at its end. */
const maxPathBytes = 103
const longestName = '.s.PGSQL.65535'

/**
 * Makes the folder of the server's Unix socket beside the cluster, for the account only, and empty: the
 * lock file of a killed server may keep the next one from starting. `undefined` where sockets in files do
 * not work: on Windows, on some disks, and where the path is too long.
 */
export async function openSocketFolder(
  folder: string,
  account: Account | undefined,
): Promise<string | undefined> {
  const sockets = socketFolder(folder)
  if (
    process.platform === 'win32' ||
    Buffer.byteLength(path.join(sockets, longestName)) > maxPathBytes
  ) {
    return undefined
  }

  rmSync(sockets, { recursive: true, force: true })
  mkdirSync(sockets, { mode: 0o700 })
  if (account) {
    chownSync(sockets, account.uid, account.gid)
  }

  return (await canListen(path.join(sockets, 'probe'))) ? sockets : undefined
}

/** The folder of the socket of a running server, if it has one. */
export function findSocketFolder(folder: string, port: number): string | undefined {
  const sockets = socketFolder(folder)

  return existsSync(path.join(sockets, `.s.PGSQL.${port}`)) ? sockets : undefined
}

function socketFolder(folder: string): string {
  return path.join(folder, 'socket')
}

function canListen(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(socket, () => server.close(() => resolve(true)))
  })
}

import { connect, type Socket } from 'node:net'

/** A connection on which a test writes whatever it wants. */
export interface RawConnection {
  socket: Socket
  /** Everything that has come so far. */
  answer(): string
  /** Waits until this has come; throws if the connection ends before. */
  until(text: string): Promise<string>
  ended: Promise<string>
}

export async function openRaw(port: number): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1' })
  let answer = ''
  // A connection that is refused or cut is what these tests are about.
  socket.on('error', () => undefined)
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)))
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
  await new Promise<void>((resolve) => socket.once('connect', resolve).once('close', resolve))

  return {
    socket,
    answer: () => answer,
    ended,
    until: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (answer.includes(text)) {
            socket.off('data', look).off('close', fail)
            resolve(answer)
          }
        }
        const fail = () => reject(new Error(`The connection ended without “${text}”: ${answer}`))
        socket.on('data', look).once('close', fail)
        look()
      }),
  }
}

/** A request's first lines, up to its body. */
export function requestHead(line: string, headers: Record<string, string | number> = {}): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )

  return [`${line} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

/** Resolves once the socket has taken the bytes, or was closed. */
export function write(socket: Socket, bytes: Buffer | string): Promise<void> {
  return new Promise((resolve) => {
    socket.once('close', () => resolve())
    socket.write(bytes, () => resolve())
  })
}

import type { IncomingMessage } from 'node:http'

export interface BodyPace {
  /** In each window of this length… */
  windowMs: number
  /** …this many bytes must arrive. */
  windowBytes: number
}

/** 4 kB a second: the slowest phone is faster, and a connection may be interrupted for a while. */
export const defaultPace: BodyPace = { windowMs: 20_000, windowBytes: 80_000 }

/** Calls back, at most once, when a body that has not come to its end is slower than the pace. */
export function watchPace(request: IncomingMessage, pace: BodyPace, onLate: () => void): void {
  const received = () => request.socket.bytesRead
  let before = received()
  const timer = setInterval(() => {
    const now = received()
    if (now - before < pace.windowBytes) {
      clearInterval(timer)
      onLate()
    }
    before = now
  }, pace.windowMs)
  timer.unref()

  const stop = () => clearInterval(timer)
  request.once('end', stop).once('close', stop)
}

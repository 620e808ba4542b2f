export interface Statement {
  text: string
  /** Whether PostgreSQL parsed it for this execution. */
  parsed: boolean
}

/**
 * Reads one connection's messages to PostgreSQL (protocol 3, without TLS) and reports what they
 * execute: simple queries, and executions of parsed statements.
 */
export function createMessageReader(
  onStatement: (statement: Statement) => void,
): (chunk: Buffer) => void {
  const prepared = new Map<string, string>()
  let rest = Buffer.alloc(0)
  let started = false
  let parsed = false
  let bound = ''

  const handle = (kind: string, body: Buffer) => {
    switch (kind) {
      case 'Q':
        onStatement({ text: readString(body, 0).text, parsed: true })
        return
      case 'P': {
        const name = readString(body, 0)
        prepared.set(name.text, readString(body, name.end).text)
        parsed = true
        return
      }
      case 'B':
        bound = readString(body, readString(body, 0).end).text
        return
      case 'E':
        onStatement({ text: prepared.get(bound) ?? '', parsed })
        parsed = false
    }
  }

  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      // The first message has no kind.
      const header = started ? 1 : 0
      const length = rest.length >= header + 4 ? rest.readInt32BE(header) : Infinity
      if (rest.length < header + length) {
        return
      }
      if (started) {
        handle(String.fromCharCode(rest[0] ?? 0), rest.subarray(5, 1 + length))
      }
      started = true
      rest = rest.subarray(header + length)
    }
  }
}

function readString(body: Buffer, start: number): { text: string; end: number } {
  const end = body.indexOf(0, start)

  return { text: body.toString('utf8', start, end), end: end + 1 }
}

interface Task {
  envelope: { name: string }
}

/** The packet's name decides how the thread behaves. */
export function produce({ envelope: { name } }: Task): unknown {
  switch (name) {
    case 'fail':
      throw new Error('The form is broken.')
    case 'crash':
      return process.exit(3)
    case 'hang':
      return new Promise(() => undefined)
    case 'exhaust-memory': {
      const arrays: number[][] = []
      for (;;) {
        arrays.push(new Array<number>(1_000_000).fill(1))
      }
    }
    default:
      return { value: { sha256: name } }
  }
}

export function warmUp(): unknown {
  return { value: undefined }
}

interface Opened {
  what: string
  close(): Promise<void>
}

/** What has been opened, to be closed in reverse, once, however often that is asked for. */
export class Closing {
  readonly #opened: Opened[] = []
  #running: Promise<void> | undefined

  add(what: string, close: () => Promise<void>): void {
    this.#opened.push({ what, close })
  }

  run(onFailure: (what: string, error: unknown) => void): Promise<void> {
    this.#running ??= this.#closeAll(onFailure)

    return this.#running
  }

  async #closeAll(onFailure: (what: string, error: unknown) => void): Promise<void> {
    for (let next = this.#opened.pop(); next; next = this.#opened.pop()) {
      try {
        await next.close()
      } catch (error) {
        onFailure(next.what, error)
      }
    }
  }
}

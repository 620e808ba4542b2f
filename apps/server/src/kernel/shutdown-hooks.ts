interface Opened {
  what: string
  close(): Promise<void>
}

type OnFailure = (what: string, error: unknown) => void

/** What has been opened, to be closed in reverse, once, however often that is asked for. */
export class ShutdownHooks {
  readonly #opened: Opened[] = []
  #running: Promise<void> | undefined
  #onFailure: OnFailure | undefined

  /** What is opened while all is being closed is closed at once. */
  add(what: string, close: () => Promise<void>): void {
    this.#opened.push({ what, close })
    if (this.#onFailure) {
      void this.#closeAll(this.#onFailure)
    }
  }

  run(onFailure: OnFailure): Promise<void> {
    this.#onFailure = onFailure
    this.#running ??= this.#closeAll(onFailure)

    return this.#running
  }

  async #closeAll(onFailure: OnFailure): Promise<void> {
    for (let next = this.#opened.pop(); next; next = this.#opened.pop()) {
      try {
        await next.close()
      } catch (error) {
        onFailure(next.what, error)
      }
    }
  }
}

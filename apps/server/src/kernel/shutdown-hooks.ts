interface Hook {
  name: string
  close(): Promise<void>
}

type OnFailure = (name: string, error: unknown) => void

/** Closes what a process has opened, in reverse order, once. */
export class ShutdownHooks {
  /** The process ends after this time, whatever is still running. */
  timeLimitMs = 9000
  /** Ends the process with an error, for what it cannot run without. Set by the process. */
  endWithError: (error: Error) => void = () => undefined
  readonly #hooks: Hook[] = []
  #running: Promise<void> | undefined
  #onFailure: OnFailure | undefined

  /** At least this long, for a hook that waits. */
  allowTime(ms: number): void {
    this.timeLimitMs = Math.max(this.timeLimitMs, ms)
  }

  /** Runs at once if the shutdown has begun. */
  add(name: string, close: () => Promise<void>): void {
    this.#hooks.push({ name, close })
    if (this.#onFailure) {
      void this.#closeAll(this.#onFailure)
    }
  }

  /** Idempotent: a second call waits for the first one. A hook that fails does not stop the others. */
  run(onFailure: OnFailure): Promise<void> {
    this.#onFailure = onFailure
    this.#running ??= this.#closeAll(onFailure)

    return this.#running
  }

  async #closeAll(onFailure: OnFailure): Promise<void> {
    for (let hook = this.#hooks.pop(); hook; hook = this.#hooks.pop()) {
      try {
        await hook.close()
      } catch (error) {
        onFailure(hook.name, error)
      }
    }
  }
}

/** An answer has characters that no font of the document has. `message` is shown to whoever gave it. */
export class UnprintableAnswer extends Error {
  readonly key: string

  constructor(key: string, message: string) {
    super(message)
    this.name = 'UnprintableAnswer'
    this.key = key
  }
}

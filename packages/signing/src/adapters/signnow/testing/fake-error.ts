/** A refusal in the shape that SignNow uses for this kind of call. */
export class FakeRefusal extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, code: string | number, message: string) {
    super(message)
    this.status = status
    this.body = { errors: [{ code, message }] }
  }
}

const invalidPayload = 19001000
const notFoundCode = 65582

export function refuse(message: string, code: string | number = invalidPayload): never {
  throw new FakeRefusal(400, code, message)
}

/** SignNow answers 400 with a code of its own. */
export function notFound(what: string): never {
  throw new FakeRefusal(400, notFoundCode, `Unable to find ${what}.`)
}

export class RequestCutOff extends Error {
  constructor() {
    super('The client closed the connection while it was sending the body.')
    this.name = 'RequestCutOff'
  }
}

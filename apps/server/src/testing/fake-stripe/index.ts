export { startFakeStripe, type FakeStripe } from './fake-stripe.ts'
export type { Fault } from './faults.ts'
export type { FakeEvent } from './ledger.ts'
export { signEvent } from './sign-event.ts'

export { startFakeSignNow } from '../adapters/signnow/testing/start-fake-signnow.ts'
export type { FakeSignNow } from '../adapters/signnow/testing/fake-signnow.ts'
export { declineAtSignNow, signAtSignNow } from '../adapters/signnow/testing/visit-page.ts'

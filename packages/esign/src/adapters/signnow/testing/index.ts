export { startFakeSignNow } from './start-fake-signnow.ts'
export type { FakeSignNow, FakeSignNowOptions } from './start-fake-signnow.ts'
export { signAtSignNow, declineAtSignNow } from './visit-page.ts'

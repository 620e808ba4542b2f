import { afterAll, beforeAll } from 'vitest'
import { describeSigningProvider } from '../../testing/provider-contract/describe-signing-provider.ts'
import { signNowCapabilities } from './create-signnow-provider.ts'
import { startFakeSignNow } from './testing/start-fake-signnow.ts'
import type { FakeSignNow } from './testing/fake-signnow.ts'
import { createSignNowHarness } from './testing/signnow-harness.ts'

let fake: FakeSignNow
beforeAll(async () => {
  fake = await startFakeSignNow()
})
afterAll(() => fake.close())

describeSigningProvider('SignNow', () => createSignNowHarness(fake), signNowCapabilities)

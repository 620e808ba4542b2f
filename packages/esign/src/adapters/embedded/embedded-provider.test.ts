import { embeddedHarness } from '../../testing/embedded-harness.ts'
import { describeSigningProvider } from '../../testing/provider-contract.ts'

describeSigningProvider('The embedded engine', embeddedHarness)

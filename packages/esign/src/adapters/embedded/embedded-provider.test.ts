import { embeddedHarness } from '../../testing/test-engine.ts'
import { describeSigningProvider } from '../../testing/provider-contract.ts'

describeSigningProvider('The embedded engine', embeddedHarness)

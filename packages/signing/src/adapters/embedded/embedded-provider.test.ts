import { embeddedHarness } from '../../testing/test-engine.ts'
import { describeSigningProvider } from '../../testing/provider-contract/describe-signing-provider.ts'
import { embeddedCapabilities } from './create-embedded-provider.ts'

describeSigningProvider('The embedded engine', embeddedHarness, embeddedCapabilities)

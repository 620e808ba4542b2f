import { describe, expect, test } from 'vitest'
import type { SigningCapabilities } from '../../provider.ts'
import { describeCorrections, describeCorrectionsAfterSignatures } from './corrections.ts'
import { describeDrafts, describeFiles, describeSignedCopies } from './files.ts'
import { describeFilling, describeReopening } from './filling.ts'
import { describeGroups, describeEnds } from './groups.ts'
import { describeOwnerSigner } from './owner-signer.ts'
import { describePaper, describePaperAfterSignatures } from './paper.ts'
import { describeRaces } from './races.ts'
import { describeSigning } from './signing.ts'
import type { ProviderHarness } from './harness.ts'

/**
 * The test suite that every adapter of the port must pass. What its capabilities exclude must be
 * refused.
 */
export function describeSigningProvider(
  name: string,
  makeHarness: () => Promise<ProviderHarness>,
  capabilities: SigningCapabilities,
): void {
  describe(`${name} as a signing provider`, () => {
    test('it declares what it can do', async () => {
      const { provider } = await makeHarness()

      expect(provider.capabilities).toEqual(capabilities)
    })
    describeGroups(makeHarness)
    describeFilling(makeHarness)
    describeSigning(makeHarness)
    describeReopening(makeHarness)
    describeCorrections(makeHarness)
    describeCorrectionsAfterSignatures(makeHarness, capabilities)
    describeOwnerSigner(makeHarness, capabilities)
    describeDrafts(makeHarness)
    describePaper(makeHarness)
    describePaperAfterSignatures(makeHarness, capabilities)
    describeEnds(makeHarness)
    describeFiles(makeHarness)
    describeSignedCopies(makeHarness, capabilities)
    if (capabilities.reportsProgress) {
      describeRaces(makeHarness)
    }
  })
}

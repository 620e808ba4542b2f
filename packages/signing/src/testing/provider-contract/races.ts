import { expect, test } from 'vitest'
import {
  correction,
  createInput,
  createPaper,
  type MakeHarness,
  type ProviderHarness,
  readStates,
  returnUrl,
  returnUrls,
} from './harness.ts'

/** Of each two calls, every other one with the second call first. */
const races = 6

/** A provider that reports in the transaction of each signature decides races under its lock. */
export function describeRaces(makeHarness: MakeHarness): void {
  test('of reopening and a resident’s Finish at the same time, exactly one wins', async () => {
    const harness = await makeHarness()
    for (let race = 0; race < races; race += 1) {
      const { groupId, link } = await preparedGroup(harness, `reopen-${race}`)
      const { provider } = harness
      const [reopened, finished] = await settleBoth(
        [() => provider.reopen({ groupId }), () => harness.finish(link)],
        race,
      )

      const { group, TT1 } = await readStates(provider, groupId)
      if (reopened === undefined) {
        expect(finished).toMatchObject({
          code: 'group-closed',
          message: 'The owner is changing the documents. You will get a new link by email.',
        })
        expect([group, TT1]).toEqual(['filling', 'created'])
      } else {
        expect(finished).toBeUndefined()
        expect(reopened).toMatchObject({
          code: 'already-signed',
          message:
            'Maria López has signed, so the answers can no longer be changed. Use Revise to make a new packet.',
        })
        expect([group, TT1]).toEqual(['sent', 'signed'])
      }
    }
  })

  test('of a correction and the signer’s Finish at the same time, exactly one wins', async () => {
    const harness = await makeHarness()
    for (let race = 0; race < races; race += 1) {
      const { groupId, link } = await preparedGroup(harness, `correct-${race}`)
      const { provider } = harness
      const [corrected, finished] = await settleBoth(
        [() => provider.correctSigner({ groupId, ...correction }), () => harness.finish(link)],
        race,
      )

      const [signer] = (await provider.readGroup({ groupId })).signers
      if (corrected === undefined) {
        expect(finished).toMatchObject({
          code: 'group-closed',
          message: 'This link is no longer valid. Ask the sender for a new one.',
        })
        expect(signer).toMatchObject({ name: 'María Gómez', state: 'pending' })
      } else {
        expect(finished).toBeUndefined()
        expect(corrected).toMatchObject({
          code: 'already-signed',
          message:
            'Maria López has signed and can no longer be corrected. Use Revise to make a new packet.',
        })
        expect(signer).toMatchObject({ name: 'Maria López', state: 'signed' })
      }
    }
  })

  test('of paper and a signer’s Finish at the same time, exactly one wins', async () => {
    const harness = await makeHarness()
    const paper = await createPaper(['TT1', 'TT2', 'LLSign'])
    for (let race = 0; race < races; race += 1) {
      const { groupId, link } = await preparedGroup(harness, `paper-${race}`)
      const { provider } = harness
      const [onPaper, finished] = await settleBoth(
        [() => provider.completeOnPaper({ groupId, ...paper }), () => harness.finish(link)],
        race,
      )

      const { state } = await provider.readGroup({ groupId })
      if (onPaper === undefined) {
        expect(finished).toMatchObject({
          code: 'group-closed',
          message: 'These documents were finished on paper.',
        })
        expect(state).toBe('complete')
      } else {
        expect(finished).toBeUndefined()
        expect(onPaper).toMatchObject({ code: 'invalid-values' })
        expect(state).toBe('sent')
      }
    }
  })
}

/** Sent, and TT1 has completed everything but Finish. */
async function preparedGroup(harness: ProviderHarness, requestId: string) {
  const { provider, templateIds, fill, prepare } = harness
  const { groupId } = await provider.createGroup({ ...createInput(templateIds), requestId })
  await fill(await provider.createFillLink({ groupId, returnUrl }))
  await provider.send({ groupId, returnUrls })
  const link = await provider.createSigningLink({ groupId, role: 'TT1', returnUrl })
  await prepare(link)
  return { groupId, link }
}

/** Starts two calls at once, each of them first in every other race; what each one throws. */
async function settleBoth(
  [one, other]: [() => Promise<void>, () => Promise<void>],
  race: number,
): Promise<[unknown, unknown]> {
  const catchError = async (call: () => Promise<void>): Promise<unknown> => {
    try {
      return await call()
    } catch (error) {
      return error
    }
  }
  if (race % 2 === 0) {
    const [first, second] = await Promise.all([catchError(one), catchError(other)])
    return [first, second]
  }
  const [second, first] = await Promise.all([catchError(other), catchError(one)])
  return [first, second]
}

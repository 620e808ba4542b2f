import * as contract from '@countersign/contract'
import { expect, test } from 'vitest'
import * as calls from './calls.ts'

test.each(Object.entries(calls))('%s is the contract’s own line', (name, call) => {
  const declared = Object.entries(contract).find(([exported]) => exported === name)?.[1]

  expect(declared).toMatchObject({ method: call.method, path: call.path, door: call.door })
})

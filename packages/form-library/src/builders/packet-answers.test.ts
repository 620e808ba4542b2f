import { packetAnswers } from '@countersign/answers'
import { expect, it } from 'vitest'
import { catalog } from '../catalog.ts'
import { describeForm } from '../compile/compile-form.ts'

const shared = new Map(
  catalog
    .flatMap((form) => describeForm(form, { signerCount: 1 }).template.fields)
    .filter(({ scope, internal }) => scope === 'packet' && internal !== true)
    .map((field) => [field.key, field]),
)

/** The library asks for the home in parts. */
const ownFormsOnly = ['packet-home']

it.each([...packetAnswers].filter(([id]) => !ownFormsOnly.includes(id)))(
  'a member’s own form asks for %s as the library does',
  (_id, { key, type, prefill, carried }) => {
    expect(shared.get(key)).toMatchObject({ type })
    expect([shared.get(key)?.prefill, shared.get(key)?.carriedFrom]).toEqual([
      prefill,
      carried && key,
    ])
  },
)
